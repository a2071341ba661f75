/** Which genres a grade sees. */
import { ANY_GENRE, GENRE_GROUPS, type GenreGroup } from '../terms/genres.ts'
import { COLLEGE_GRADE } from '../terms/stages.ts'

/**
 * By region: in the grade-13 list everyone but a Malaysian loses type3; in the other list everyone
 * but a Malaysian loses type3 and type8; a Malaysian loses only type8.
 */
export function listGenreGroups(gradeLevel: number, reader: { isMalaysia: boolean }): GenreGroup[] {
  const ownGroup = groupOfGrade(gradeLevel)
  const offered = GENRE_GROUPS.filter(
    (group) =>
      group.id === 'type0' || group.id === ownGroup || group.id === 'type3' || group.id === 'type8',
  )
  const removed = reader.isMalaysia
    ? ['type8']
    : gradeLevel === COLLEGE_GRADE
      ? ['type3']
      : ['type3', 'type8']
  return offered.filter((group) => !removed.includes(group.id))
}

export function isGenreFor(
  genreId: string,
  gradeLevel: number,
  reader: { isMalaysia: boolean },
): boolean {
  return listGenreGroups(gradeLevel, reader).some((group) =>
    group.genres.some((genre) => genre.id === genreId),
  )
}

/** AI correction needs a real genre. */
export function isCorrectable(genreId: string): boolean {
  return genreId !== '' && genreId !== ANY_GENRE.id
}

function groupOfGrade(gradeLevel: number): string {
  if (gradeLevel <= 2) return 'type1'
  if (gradeLevel <= 6) return 'type2'
  if (gradeLevel <= 9) return 'type4'
  return gradeLevel < COLLEGE_GRADE ? 'type5' : 'type7'
}
