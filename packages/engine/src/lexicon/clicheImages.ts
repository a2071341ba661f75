import { regex } from '../text/multiline.ts'

/**
 * Images that everybody uses: clear, and no longer fresh. By vehicle, with the tenors it is used
 * of. Source: compiled by us from common school knowledge. Licence: the project's own.
 */
const CLICHE_TENORS: Readonly<Record<string, readonly string[]>> = {
  珠子: ['眼泪', '泪水', '泪珠', '雨', '雨水', '雨点'],
  珍珠: ['眼泪', '泪水', '露珠', '雨点', '雨珠', '葡萄', '失败', '回忆', '事', '事情', '往事'],
  贝壳: ['事', '事情', '往事', '回忆', '记忆'],
  苹果: ['脸', '脸蛋', '小脸', '脸颊'],
  镜子: ['湖', '湖水', '湖面', '水面', '河水', '河面'],
  火球: ['太阳', '烈日'],
  玉盘: ['月亮', '明月', '圆月'],
  圆盘: ['月亮', '明月', '圆月'],
  小船: ['月亮', '月牙'],
  镰刀: ['月亮', '月牙'],
  宝石: ['星星', '眼睛'],
  葡萄: ['眼睛', '眼珠'],
  棉花糖: ['云', '云朵', '白云'],
  棉花: ['云', '云朵', '白云'],
  樱桃: ['嘴', '嘴巴', '小嘴'],
  鹅毛: ['雪', '雪花', '大雪'],
  流水: ['时间', '时光', '岁月', '光阴'],
  箭: ['时间', '光阴', '兔子', '龙舟', '我', '他', '她', '他们'],
  小鸟: ['我', '自己', '我们', '同学们'],
  铜铃: ['眼睛'],
  锅底: ['脸'],
  刀子: ['风', '北风', '寒风'],
  刀: ['风', '北风', '寒风'],
  少女: ['荷花'],
  歌谣: ['小巷', '欢乐', '童年'],
  星星: ['它们', '童年', '小花', '花', '桂花', '事', '事情', '往事', '回忆', '记忆'],
  路: ['人生'],
  船: ['人生', '理想', '生命'],
  旅行: ['人生'],
  旅程: ['人生'],
  舞台: ['人生', '生活'],
  帆: ['理想', '奋斗', '梦想'],
  画卷: ['人生', '青春', '家乡'],
  沙: ['日子', '时间', '时光'],
  灯: ['话', '老师', '坚持', '信念', '理想', '梦想', '希望', '书', '书籍', '知识'],
  明灯: ['话', '老师', '坚持', '信念', '理想', '梦想', '希望', '书', '书籍', '知识'],
  花园: ['校园', '学校'],
  海洋: ['知识', '书'],
}

/** What everybody likens so, whatever it is that is likened. Source: as above. */
export const WORN_LIKENESS = regex()`
  热锅上的蚂蚁|打翻了?的?五味瓶|灌了铅|泄了?气的皮球|断了线的|落汤鸡|小鹿乱撞|
  揣[着了][^，。]{0,4}(?:兔|鹿)|
  出笼的小?鸟|离弦(?:的|之)箭|蚊子(?:叫|哼)|吃了蜜|喝了蜜|抹了蜜|掉进了?(?:蜜罐|冰窟)|刀[割绞]|
  火烧|触了?电|开了锅|
  小?鸡啄米|激昂的歌|绚丽的画|燃烧的火|美丽的画卷|困难就?像弹簧|红红的苹果|熟透的?了?的?苹果|
  弯弯的小船
`

/**
 * Stands in the explanation of such an image, and nowhere else: that is how the scorer recognises
 * it.
 */
export const IN_MANY_ESSAYS = '用的人多'

export function isClicheImage(vehicle: string, tenor: string): boolean {
  return CLICHE_TENORS[vehicle]?.includes(tenor) ?? false
}
