/** Words for people. Source: compiled by us. Licence: the project's own. */
import { wordList } from '../text/multiline.ts'

/** Who speaks, is spoken to or spoken of; 它 and 它们 are things. */
export const PERSON_PRONOUNS: ReadonlySet<string> = new Set(
  wordList(`
    我 你 您 他 她 咱 俺 我们 你们 他们 她们 咱们 俺们 我俩 你俩 他俩 她俩 自己 大家 人们 谁 别人
    人家
  `),
)

const PEOPLE = wordList(`
  人 人们 人类 孩子 孩 小孩 小孩子 娃 老师 妈妈 爸爸 妈 爸 爷爷 奶奶 外公 外婆 姥姥 姥爷 哥哥 姐姐
  弟弟 妹妹 父亲 母亲 父母 亲人 家人 同学 同学们 朋友 好朋友 学生 小学生 先生 女士 叔叔 阿姨 姑娘
  男孩 女孩 男孩子 女孩子 男生 女生 男人 女人 老人 大人 老人家 青年 少年 儿童 孩童 婴儿 医生 护士
  警察 农民 工人 军人 战士 士兵 司机 教师 校长 班长 班主任 老板 作家 诗人 画家 歌手 明星 英雄 伟人
  名人 专家 学者 博士 科学家 艺术家 儿子 女儿 孙子 孙女 子女 兄弟 姐妹 兄弟姐妹 夫妻 情人 恋人
  爱人 对手 敌人 客人 主人 陌生人 乞丐 疯子 傻子 暴发户 书呆子 小偷 贼 罪犯 犯人 家长 长辈 晚辈
  小伙子 老头 老头儿 老太太 大叔 大妈 大爷 大娘 大哥 大姐 大婶 小朋友 小伙伴 伙伴 邻居 成年人
  年轻人 中年人 普通人 主人公 主角 旅客 乘客 顾客 游客 病人 盲人 聋子 哑巴 伯伯 舅舅 舅妈 姑姑
  姑妈 姨妈 婶婶 侄子 表哥 表姐 表弟 表妹 堂哥 堂姐 堂弟 堂妹 同桌 队友 战友 知己 学霸 神经病
`)
const NAMED = new Set(PEOPLE)
/** 运动员, 魔术师, 旁观者: what a person is by calling. */
const CALLING = /.[员师者匠婆]$/

export function isPerson(word: string): boolean {
  return NAMED.has(word) || CALLING.test(word)
}
