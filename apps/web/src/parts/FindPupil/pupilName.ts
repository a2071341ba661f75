/** With the number, which tells two of one name apart. */
export function pupilName({
  name,
  studentNumber,
}: {
  name: string
  studentNumber: string
}): string {
  return studentNumber === '' ? name : `${name}（${studentNumber}）`
}
