import { describe, expect, test } from 'vitest'
import { CHOOSY_DEEDS } from '../../lexicon/companions/choosyDeeds.ts'
import { AKIN } from '../../lexicon/companions/scope.ts'
import { CHOOSY_TRAITS } from '../../lexicon/companions/choosyTraits.ts'
import { TRAIT_SCOPES } from '../../lexicon/companions/traitScopes.ts'
import { THINGS } from '../../lexicon/things.ts'
import { TABLES } from '../../testing.ts'
import { readDocument } from '../../text/document.ts'
import { wordList } from '../../text/multiline.ts'
import { wrongCollocation } from './wrong-collocation.ts'

const found = (text: string): string[] =>
  wrongCollocation
    .find(readDocument(text, TABLES, { gradeLevel: 5, task: '' }))
    .map(({ start, end }) => text.slice(start, end))

describe('words that are choosy about kinds of things', () => {
  test('every kind they refuse has its nouns', () => {
    const kinds = new Set(THINGS.map(([kind]) => kind))
    const refused = [...CHOOSY_DEEDS, ...CHOOSY_TRAITS].flatMap(([, names]) => wordList(names))
    expect(refused.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test('every kind that a word is said of has its nouns', () => {
    const kinds = new Set(THINGS.map(([kind]) => kind))
    const named = TRAIT_SCOPES.flatMap(([, names]) => wordList(names))
    const akin = [...AKIN].flatMap(([kind, others]) => [kind, ...others])
    expect([...named, ...akin].filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test.each([
    ['同学们都在认真地听黑板。', '听'],
    ['妈妈正在厨房里炒鸡汤。', '炒'],
    ['秋天，果园里结满了红红的花朵。', '结满'],
    ['我们种了许多树苗和一只小狗。', '种'],
    ['他画了一首古诗送给妈妈。', '画'],
    ['叔叔骑着一辆小汽车来了。', '骑'],
    ['他把门窗关好，把电灯盖上。', '盖'],
    ['大家背诵了一幅图画。', '背诵'],
    ['这座山又高又湍急。', '湍急'],
    ['他的头脑很苗条。', '苗条'],
    ['放学后，我骑着公交车回家。', '骑'],
    ['我闻到了窗外小鸟的叫声。', '闻到'],
    ['耳边浮现出妈妈的话。', '浮现'],
    ['妈妈的话总在我的耳边浮现。', '浮现'],
    ['老师严厉地夸奖了他。', '严厉'],
    ['我亲耳看见他摔了一跤。', '亲耳'],
    ['我的爸爸是一件很重要的工作。', '是一件很重要的工作'],
    ['她有一双水汪汪的头发。', '水汪汪'],
    ['我最爱喝妈妈炒的鸡汤。', '炒'],
    ['大家的兴趣一天天茂盛起来。', '茂盛'],
    ['假期过得真迅速。', '迅速'],
    ['班长的态度很高。', '高'],
    ['湖边的石头长得十分茂盛。', '茂盛'],
    ['爷爷的身体和精神都很旺盛。', '旺盛'],
    ['弟弟的身体很健康，精力也十分丰满。', '丰满'],
    ['我们的友谊是坚固的，坚固的友谊让人羡慕。', '坚固'],
    ['昨天的拔河比赛非常激动。', '激动'],
    ['同学们的热情十分高大。', '高大'],
    ['他做题的速度很多。', '多'],
    ['用了新机器，成本减少了一倍。', '一倍'],
    ['雨还在不停地刮着。', '刮着'],
    ['周末我经常帮忙妈妈做饭。', '帮忙'],
    ['他的腿脚很广阔。', '广阔'],
    ['桌上放着一份慈祥的早餐。', '慈祥'],
    ['她的笑声像手帕一样平坦。', '平坦'],
    ['他的手表又辽阔又精致。', '辽阔'],
    ['我的手表很勇敢。', '勇敢'],
    ['爷爷的意志十分坚固。', '坚固'],
    ['弟弟隆重地说了一声谢谢。', '隆重'],
    ['两位老人深厚地走着。', '深厚'],
    ['游乐园是我暑假最爱做的事情。', '是我暑假最爱做的事情'],
    ['姐姐的胃口很多。', '多'],
  ])('%s', (text, quote) => {
    expect(found(text)).toEqual([quote])
  })

  test.each([
    '太阳公公穿上了金色的衣服，大树爷爷戴着白色的帽子。',
    '我听见了种子发芽的声音，闻到了春天的味道。',
    '老师在我心里种下了一颗希望的种子。',
    '他的耳边响起了老师说过的话。',
    '我们的友谊像大树一样茂盛。',
    '老师严厉地批评了他，又亲切地表扬了我。',
    '月饼是中秋节的美食，语文书是我的好老师。',
    '耳边传来妈妈的话，眼前浮现出她的样子。',
    '参加了马拉松的叔叔累得躺在地上。',
    '戴着红领巾的同学们走进了会场。',
    '听着雨打芭蕉，他穿过马路，走进了超市。',
    '他还在观风景、拍照片，听着播音员的解说词、观风景。',
    '我们养成了爱护公物、尊敬老师的好习惯。',
    '工作以后，他参加了工作，敲着门喊我的名字。',
    '他打着口哨，把半袋化肥喂了玉米。',
    '爷爷每天听收音机，我听着墙上的钟滴答响。',
    '外婆家种茶，那里的人种咖啡，春天大家一起炒茶。',
    '奶奶把火盆搬过来，给我烤衣服和鞋子。',
    '他合上电脑，关上书包，背着草帽出去了。',
    '爸爸去照相馆洗照片，又从外地传来一张照片。',
    '老师扫了一眼黑板，又扫了一眼桌子上的作业。',
    '老师给我们讲这幅画，又讲了一段音乐。',
    '节约一张纸就是节约树木，我们也要尊重食物。',
    '白云飘过高山，气球飘过教学楼。',
    '他慢慢张开眼睛，小马张大鼻孔喘气。',
    '妈妈提了很多水果和蔬菜，他提高声音喊她。',
    '脑海里一直萦绕着那幅画面。',
    '我们围着火炉吃酸奶，爷爷在茶馆里吃茶。',
    '一碗香喷喷的豆浆端上来，浓厚的汤汁裹着面条。',
    '湖面上有一对优美的天鹅，荷叶上有绿油油的青蛙。',
    '江水绿油油的，锋利的草叶划破了手，新鲜的溪水流下来。',
    '狡猾的月亮躲到云后面，勤劳的太阳早早起床。',
    '我们应该怀着一颗谦虚的心，他终于克服了胆小的缺点。',
    '他是一个爱好广泛的人，羞得满脸通红，小臂被球打得通红。',
    '大家讨论得十分热烈，妈妈把地板拖得很干净，字写得满意就盖上印章。',
    '她的笑声像铃铛一样清脆，他的心像大海一样宽广。',
    '宋老师唱歌好听，野外游泳很危险，机器人再聪明也代替不了人。',
    '吸烟危害健康。我们看了一部关于安全的电影，翻开崭新的语文课本。',
    '他用了十分力气，跑得很快，很有力量，很受教育。',
    '海风轻轻地吹着，他轻轻地握住她的手，妈妈慢慢地捶着腿。',
    '房子构造得很牢固，菜园打理得很茂盛，他愧得满脸通红。',
    '老师是一个神圣的职业，他是个火爆脾气，写日记是我的习惯。',
    '心情渐渐平稳，作业很多，他的能力很强，学校的变化真大。',
    '这件小事，反映了他做事认真的性格，那只手很细心。',
  ])('leaves %s', (text) => {
    expect(found(text)).toEqual([])
  })
})
