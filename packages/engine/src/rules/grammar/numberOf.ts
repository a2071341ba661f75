const DIGITS = '零一二三四五六七八九'

/** 四十二, 120; unknown where it is not written plainly. */
export function numberOf(written: string): number | undefined {
  if (/^[0-9]+$/.test(written)) return Number(written)
  const plain = written.replaceAll('两', '二')
  const match =
    /^(?:(?<hundreds>[一-九])百零?)?(?:(?<tens>[一二三四五六七八九]?)(?<ten>十))?(?<ones>[一二三四五六七八九])?$/.exec(
      plain,
    )?.groups
  if (match === undefined || plain === '') return undefined
  const of = (digit: string | undefined) => Math.max(0, DIGITS.indexOf(digit ?? '零'))
  return (
    of(match['hundreds']) * 100 +
    (match['ten'] === undefined ? 0 : (match['tens'] === '' ? 1 : of(match['tens'])) * 10) +
    of(match['ones'])
  )
}
