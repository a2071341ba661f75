/** The slips as rows of a sheet, for a printer that no phone reaches. */
export type Slip = {
  studentNumber: string
  name: string
  /** '' with who registered by a phone. */
  loginName: string
  /** Of whom has no account name; its middle hidden. */
  phone: string
  password: string
  endsTime: string
}

/** The head first; every cell is text, so that a number keeps its noughts. */
export function slipRows(joinCode: string, slips: readonly Slip[]): string[][] {
  return [
    ['姓名', '班级码', '学号', '首次密码', '账号名或手机号', '有效期至'],
    ...slips.map(({ name, studentNumber, password, loginName, phone, endsTime }) => [
      name,
      joinCode,
      studentNumber,
      password,
      loginName === '' ? phone : loginName,
      endsTime.slice(0, 10),
    ]),
  ]
}
