/** 一颗大树, 一辆飞机, 许多同学们: the measure word, or the plural, does not go with the noun. */
import { unlessTrusted } from './inPlainWriting.ts'
import { findWrongMeasures } from './findWrongMeasures.ts'
import { inPatterns } from './findPatterns.ts'
import { TIMES_OF_DEEDS } from './timesOfDeeds.ts'
import type { Rule } from '../rule.ts'
import { compact } from '../../text/multiline.ts'

const MANY = compact`
  (?:[两三四五六七八九十几0-9]+[个位名]|十几[个位名]|几十[个位名]|好几[个位名]|许多|不少|无数|
  每个)
`
const PEOPLE =
  '同学|老师|孩子|小朋友|朋友|家长|队员|战士|工人|观众|小伙伴|伙伴|人|学生|叔叔|阿姨|女孩|男孩'

export const wrongMeasure: Rule = {
  id: 'wrong-measure',
  kind: 'fault',
  area: 'grammar',
  label: '语病：量词误用',
  teaches: '每样东西有自己的量词：一棵树，一颗星，一架飞机，一幅画。',
  marks: [
    { text: '院子里有一颗大树。', quote: '颗', suggestion: '棵' },
    { text: '天上飞过一辆飞机。', quote: '辆', suggestion: '架' },
    { text: '墙上挂着一副美丽的图画。', quote: '副', suggestion: '幅' },
    { text: '操场上站着五个同学们。', quote: '们', suggestion: '' },
    { text: '树枝上站着一头可爱的小鸟。', quote: '头', suggestion: '只' },
    { text: '妈妈给我买了一件漂亮的裙子和一条上衣。', quote: '条', suggestion: '件' },
    { text: '夜空中有几棵亮晶晶的星星。', quote: '棵', suggestion: '颗' },
    { text: '外公送给我一条会唱歌的小鸟。', quote: '条', suggestion: '只' },
    { text: '姐姐戴着一件绣着小花的帽子。', quote: '件', suggestion: '顶' },
    { text: '树上落着一头会唱歌的百灵鸟。', quote: '头', suggestion: '只' },
    { text: '妈妈端来一条热腾腾的鸡汤。', quote: '条', suggestion: '碗' },
    { text: '书架上有一朵旧书。', quote: '朵', suggestion: '本' },
    { text: '他写了一首三百字的作文。', quote: '首', suggestion: '篇' },
    { text: '墙上挂着一条圆圆的镜子。', quote: '条', suggestion: '面' },
    { text: '早饭我喝了一块牛奶。', quote: '块', suggestion: '杯' },
    { text: '教室里摆着一滴课桌。', quote: '滴', suggestion: '张' },
    { text: '草地上飞来一条条蝴蝶。', quote: '条条', suggestion: '只只' },
    { text: '我把洗好的衣服一张一张地晾好。', quote: '张一张', suggestion: '件一件' },
    { text: '我们班有五头好同学。', quote: '头', suggestion: '位' },
    { text: '爸爸端出一件热腾腾的鸡汤让我喝。', quote: '件', suggestion: '碗' },
    { text: '他咬了我一声，又咬了一口苹果。', quote: '声', suggestion: '口' },
    { text: '湖上划过一架木船。', quote: '架', suggestion: '条' },
    { text: '屋檐下站着一架喜鹊。', quote: '架', suggestion: '只' },
    { text: '门口停着一根卡车。', quote: '根', suggestion: '辆' },
    { text: '一副彩虹跨过小河。', quote: '副', suggestion: '道' },
    { text: '他写了一部三百字的读后感。', quote: '部', suggestion: '篇' },
    { text: '庙前的一名古井还有水。', quote: '名', suggestion: '口' },
    { text: '夜空里挂着一轮亮晶晶的星星。', quote: '轮', suggestion: '颗' },
    { text: '夜空中绽开了一声声烟花。', quote: '声声' },
    { text: '她穿着一条花上衣。', quote: '条', suggestion: '件' },
    { text: '舅舅给我买了一个剪纸用的剪刀和一支故事书。', quote: '支', suggestion: '本' },
  ],
  leaves: [
    '地里种着五棵番茄和一株南瓜，老师收到了五封学生来信。远处有一座原始森林，桌上放着一枚海螺。',
    '母猫生了五只小宝宝。我终于借到了一本图书馆早就借完的小说。',
    '黑板报上那幅荷花是小雅画的。妈妈把摔碎的花瓶一片一片捡了起来。',
    '院子里有一棵大树。姑姑在山坡上栽了一片桃苗，箱子里放着一床绸缎被里。',
    '大家围坐着听一位老登山家的报告。',
    '他一只手拿着毛巾，一只手端着脸盆。',
    '天上飞过一架飞机。',
    '他送我一副对联，一幅图画。',
    '操场上站着五个同学，同学们都在笑。',
    '草丛里跑出一只小马驹大小的狗。',
    '远处是一座白云缭绕的青山，桥下有两条船。',
    '妈妈抓了一把糖，又买了一串葡萄和一片面包。',
    '我种下一颗大树的种子。',
    '妈妈拿来两双筷子和一支筷子笼。',
    '一匹马和几只羊在河边。',
    '他看了一阵，批评了我一顿，哭了一场，睡了一次午觉。',
    '地里拔来一把小葱和两根茄子，他薅了一把青草，捧一把泉水喝。',
    '我们市修了一条地铁，奶奶买了一口菜刀，他借来一辆轮椅。',
    '像骑着一匹会动的小山，像一群被拧的毛巾，像一座小帐篷。',
    '桌上有一张老人抱着婴儿的照片和一份蚂蚁观察报告。',
    '黄的那支滚到桌子底下，另一只伸手扯住它，我们差不多把旧报纸卖光了。',
    '爸爸把鞋带一道一道勒紧，老师一张一张地翻看着，戴着手套一条一条地捉。',
    '她画了一幅牡丹，屋檐下挂着一串玉米，宣纸上踩出一串梅花。',
    '她一头鸡窝似的头发。',
    '这副画眉鸟似的嗓子真好听。',
    '我和三个同学们心连心的故事。',
    '他抹了一把脸，又喝了一口水。',
    '他一把推开门，一头扎进河里。',
    '她有一双会说话的眼睛，一双布满老茧的手端来一碗热汤。',
    '一只猴子摘下的桃子掉在地上，一头三岁的牛跑过来。',
    '一条通往学校的小路开满了花，一座小桥连着两岸的房子。',
    '一张画着小狗的贺卡，一条用旧布做的裙子，一本妈妈买的书。',
    '一场足球踢下来，一顿饭吃了两个馒头，奶奶打了他一顿，妈妈来了。',
    '一股牛奶的香味飘了过来，一节火车车厢里坐满了人。',
    '孤灯一盏照着老街，公交车一辆接着一辆往山里开。',
    '一面环山，一面大树成林。三块钱的牛奶糖。',
    '草地上飞来一只只蝴蝶，一片片花瓣落下来，一阵阵笑声传来。',
    '最大的一条留给了刚来的妹妹，一把一把地拔草，抓着一大把气球。',
    '他用剪刀把邮票一张张剪开，荷叶一片挨着一片。一座又一座大山在后退。',
    '一位老人指着水面说话，每一只的表情都不一样。',
    '一只耳朵很短的花狗跑了，我喊了一声妈妈，一声声叫卖声传来，一轮明月升起来了。',
    '案板边挂着一条花围裙，黄的那只小鸭子走在前面，抽屉里还有一个作业本。',
    '我吃了一块西瓜，又喝了一杯牛奶，还吃了一把青菜。',
  ],
  // A good writer counts otherwise now and then: two 条 of wolves.
  find: unlessTrusted((document) => [...findWrongMeasures(document), ...findPlurals(document)]),
}

const findPlurals = inPatterns([
  ...TIMES_OF_DEEDS,
  {
    words: ['们'],
    pattern: new RegExp(
      `(?:${MANY})(?:的)?(?:${PEOPLE})(?<mark>们)(?=[，。；！？都也在正来去跑笑站坐排围]|$)`,
      'dg',
    ),
    suggestion: '',
    explanation: '前面已经说了多少人，后面就不用再加“们”了。',
    label: '语病：成分赘余',
  },
])
