/**
 * Characters that stand in nothing but words (番 in 一番, 番茄, 三番五次; 咀 in 咀嚼): where one stands
 * in none that a dictionary has, hardly anybody means it. What also is a suffix, a measure or a
 * word by itself stays out. Source: compiled by us. Licence: the project's own.
 */
import { compact } from '../../text/multiline.ts'

export const BOUND_CHARACTERS: ReadonlySet<string> = new Set(compact`
  候孩务况涯究际构睛括绩础垃圾励姻寞逻啡宙璃怖膀氛晰瑰牲愉匆牺妨氓殖尴浏漓钥肪惫拯馒螃咐徊
  嗽徘葫懈诅瘩疙崛憬惬呻咙阱悴憔雳菠惆肮蟆吩妩踊狈赁邂济质研导展职统技效态议企育适限毕境责
  销坚择艺察模介络概预典享述址释虑努辑革昨估析绍监询协伙肤阶荐奋央媒咨迅绪汽迫贸督综
  讯胞纠咖茫谐览践偿谅歉诞玻械厦媳粹慨凰疫胁侣侦潇讶沦暧嚣膊胳莞恳绎祷膨侮丐饺墅辐馈蔑侈
  譬俘诧鸯噩翡奠憧琉匈猥懦惕珑绚睫诠崭坷隧瑚惰拇徨霹帜缆慷淆辗窒忏浒蘑陛肴哮髦捍胭琵螂邃恋
  委庭策控训聘恐执申辈培宣坛遗郁秘序危移姑审触详哲符欣频固龄损貌迹厉航悉寂幻薪奈仿
  币彻污竞阅悔悠惑旦腐繁违衡促鉴障植灾涉坦矛乏慰纷阻誉羡抑扩恢嘻厨畅憾侵陌艰措鄙愧
  塑瞬玫踪疲糕轨卑碍悄魅叛筹勉遵衷谎寓溃萝脖蔬狭蹈琐讽谣纽逍惭泌嫉耽姥琢颁秩嘱朦阐胧暇
  壤抒疚挚牡僚篷讼鸳畴贿巍烁沌橡伺惚虔聆梧寥谴沮睦汹羁咀蕴亵隘缭诽遏剽眺绯墟荧缔迄辛
  测诚施斑珍伟柔距敏怜忧洁徒订佩恭慕盟聪伦递孕愤幼狱缓崇萨晶朗殊宾滋傲庸姿恰
  耻津漠跃耗诊允辱贡趋援骚辅捷劣覆昧赫婴廉疆妥骄磁裕躁斥廷宵廊暑契矩辜勃祈寝魄
  顽畜匙妒蔽恍厢贩妓竭陋悍歹渺诡衍挫喧郊躯喇翰瀑筷谬澈隙眷洽敛曝萎稽敞狡蔓缅喃
  唾悖煽巩彷湛擎惦瑕滔芜辙诫腑怠涡豚矜萃哺籁谍怡谨慈脉狐豫瑞敦尼泰祸梭瞻鞠溯枉侍孜番姨
  粱竣署匮瀚酩酊茵荫澜邹詹崔邦
`)
