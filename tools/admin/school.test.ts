import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startAdminTest } from './adminTest.ts'

const { admin, pool, folder, lastAct } = await startAdminTest()

describe('schools', () => {
  const schoolsOf = async (name: string) =>
    (
      await pool.query<{ country: string; region_id: string }>(
        'select country, region_id from schools where name = $1',
        [name],
      )
    ).rows

  test('by region code or by names, once; the operator and the act are in the audit log', async () => {
    expect(
      (await admin('school add --name 西湖一小 --region 330106 --operator 李主管')).out,
    ).toMatch(/^已添加 西湖一小（编号 \d+）。/)
    expect(await lastAct()).toMatchObject({
      operator: '李主管',
      act: 'school add',
      details: { name: '西湖一小', regionId: '330106' },
    })
    expect(
      (await admin('school add --name 西湖一小 --province 浙江省 --city 杭州市 --area 西湖区')).out,
    ).toContain('已经有了')
    expect(await schoolsOf('西湖一小')).toEqual([{ country: 'CN', region_id: '330106' }])
    await admin(
      'school add --name 新山宽柔小学 --country MY --province 柔佛 --city 新山 --area 新山',
    )
    expect(await schoolsOf('新山宽柔小学')).toMatchObject([{ country: 'MY' }])
    expect((await lastAct())?.operator).toBe('wang')
  })

  test('a sheet as Excel saves it, GBK or UTF-8; one wrong row and nothing is added, each fault named', async () => {
    const bad = join(folder, 'bad.csv')
    await writeFile(
      bad,
      [
        '学校,省,市,区',
        '东方小学,浙江省,杭州市,西湖区',
        ',浙江省,杭州市,西湖区',
        '西方小学,浙江省,杭州市,海淀区',
        '',
      ].join('\r\n'),
    )
    const refused = await admin('school import bad.csv')
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.out).toMatch(
      /第 3 行 学校：必填\n第 4 行 区：没有“海淀区”.*\n没有添加任何学校。/,
    )
    expect(await schoolsOf('东方小学')).toEqual([])
    await writeFile(
      join(folder, 'good.csv'),
      '\uFEFF学校名称,地区代码,国家\r\n"东方小学, 西湖校区",330106,中国\r\n西湖一小,330106,\r\n',
    )
    expect((await admin('school import good.csv')).out).toContain(
      '已添加 1 所学校，跳过 1 所已有的。',
    )
    expect(await schoolsOf('东方小学, 西湖校区')).toEqual([{ country: 'CN', region_id: '330106' }])
    // 学校,地区代码 ⏎ 中文,330106 in GBK.
    await writeFile(
      join(folder, 'gbk.csv'),
      Buffer.from('d1a7d0a32cb5d8c7f8b4fac2eb0d0ad6d0cec42c3333303130360d0a', 'hex'),
    )
    expect((await admin('school import gbk.csv')).out).toContain('已添加 1 所学校')
    expect(await schoolsOf('中文')).toHaveLength(1)
    expect((await admin('school import nothing.txt')).code).toBe(1)
  })
})
