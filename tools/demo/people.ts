/** Who is in the demo school. All invented; no carrier gives out numbers of this range. */
export const DEMO_PASSWORD = 'zhupi2026'
export const DEMO_GUARDIAN_PHONE = '10000000009'

export type DemoPerson = { phone: string; name: string }

export const GRADE5_TEACHER: DemoPerson = { phone: '10000000001', name: '陈静远' }
export const GRADE10_TEACHER: DemoPerson = { phone: '10000000002', name: '沈知白' }

const GRADE5_NAMES = [
  '林小满',
  '周行之',
  '何青禾',
  '苏一诺',
  '江晚舟',
  '许听雨',
  '叶知秋',
  '顾明澈',
  '宋予安',
  '白羽翔',
  '方思齐',
  '柳如眉',
  '陆星野',
  '程以沫',
  '秦朗月',
  '夏微凉',
  '孟晴川',
  '姜暖阳',
  '韩牧野',
  '唐果儿',
  '罗一鸣',
  '谢清扬',
  '董小禾',
  '乔安宁',
  '欧阳子墨',
  '蒋若谷',
  '邵天一',
  '范可心',
  '阿依努尔·吐尔逊',
  '石磊',
]
const GRADE10_NAMES = [
  '温景行',
  '纪云舒',
  '傅南星',
  '季怀瑾',
  '穆清风',
  '商思远',
  '裴照野',
  '盛夏至',
  '祝余',
  '岑月明',
  '闻人语',
  '古丽米热·艾山',
  '郁青山',
  '骆平川',
  '尹若水',
  '简宁',
  '卓然',
  '冷秋池',
  '路遥知',
  '庄晓梦',
  '舒望舒',
  '成蹊',
  '万里晴',
  '严守正',
  '费思量',
  '年知夏',
  '易水寒',
  '常未央',
  '贺兰舟',
  '诸葛静',
]

export const GRADE5_STUDENTS = peopleFrom(10_000_000_011, GRADE5_NAMES)
export const GRADE10_STUDENTS = peopleFrom(10_000_000_051, GRADE10_NAMES)

function peopleFrom(firstPhone: number, names: readonly string[]): DemoPerson[] {
  return names.map((name, index) => ({ phone: String(firstPhone + index), name }))
}
