/**
 * What people's names are made of. Source: ours; the surnames cover nearly all of China's people.
 */
import { compact, wordList } from '../text/multiline.ts'

export const SURNAMES = new Set(
  compact`
    王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕
    丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃
    武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮
    柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤时穆农司卓古吉
    缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇
    桑郎甄丛仲虞敖巩明佘池查麻苑迟邝
  `,
)
export const COMPOUND_SURNAMES = new Set(
  wordList(`
    欧阳 上官 司马 诸葛 东方 皇甫 尉迟 公孙 慕容 司徒 令狐 夏侯 端木 南宫
  `),
)
/** Characters that hold sentences together do not stand in given names. */
export const NEVER_IN_NAMES = new Set(
  compact`
    的了是在有我你他她它不就都也和着过地得说要会能们这那很又去来到上下把被让给从对与及而但或并且却
    只最更太再还没吗呢吧啊呀哦嘛么个些每各谁什怎哪为因所以于其之乎者里外前后左右年月日时分秒点岁次
    第一二三四五六七八九十百千几两半多少看想听走跑跳坐站吃喝拿做写问答叫喊笑哭打开关进出回起先生老
    师
  `,
)
