/** 拓展学习: two or three techniques, chosen by genre and by what is weakest. Source: ours. */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { lensOf } from '../lens.ts'
import { adviceFor } from './lensAdvice.ts'
import { workedOn, type Reading } from './reading.ts'

type Extension = { tips: string; detail: string }

const BY_FAMILY: Record<GenreFamily, Extension> = {
  narrative: { tips: '慢镜头写法', detail: '选出全文最要紧的十秒钟，把它拆成三四个小动作，一个动作写一句；句子之间再放一样看到的或听到的。时间变慢，读者就走近了。' },
  descriptive: { tips: '跟着脚步写景', detail: '先定一个站的地方，再决定眼睛怎么移动：由远到近，由上到下，或边走边看。每到一处只写最抢眼的一样，旁边的一笔带过。' },
  expository: { tips: '把数量说成样子', detail: '单写一个数字，读者没有感觉。写完数字，再拿一样大家都见过的东西来比，又准又好懂。' },
  argumentative: { tips: '例子之后多走一步', detail: '举完例子不要马上换下一个。先问：例子里的人做对了什么？这和我的观点是什么关系？如果他不这样做会怎样？三问答完，论证就扎实了。' },
  practical: { tips: '心里坐着一个读的人', detail: '动笔前想好写给谁、想让他知道什么或做什么。称呼、语气、先说什么后说什么，都由这个人来定。最后对照格式，从称呼查到日期。' },
  imaginative: { tips: '给想象立一条规矩', detail: '先定好这个世界里什么能发生、什么不能发生，再让主人公因为这条规矩遇到麻烦，又靠这条规矩解决麻烦，故事就又奇又真。' },
  response: { tips: '一句原文，一段自己', detail: '从书里只挑一处最触动你的地方，用一两句话说清；然后合上书，写自己生活里和它碰上的一件事。自己的部分要比书里的长。' },
  poetry: { tips: '让一样东西替你说', detail: '不写心情的名字，找一样看得见的东西，写它的样子和它在做什么，心情就藏在里面了。' },
  any: { tips: '先说一句话', detail: '动笔前，用一句话对同桌说清这篇文章要讲什么。说得清，就能写得清；说不清，再想一想。' },
}

const BY_TRAIT: Record<Trait, Extension> = {
  MATCH_TITLE: { tips: '圈题法', detail: '把题目里的词一个个圈出来，问每个词：它限制了什么？谁、什么时候、几件事、要不要写感受。列出来，写完逐条打勾。' },
  CENTER_STANDOUT: { tips: '一句话检验', detail: '写完后，用一句话写出中心，贴在稿纸旁边。逐段读，每段问一声：它在帮这句话吗？帮不上的就删短。' },
  CONTENTS_FULL: { tips: '五感清单', detail: '为最重要的场面列一张小单子：看到、听到、闻到、摸到、想到，各写一个词。挑其中三样写进文章，内容自然就满了。' },
  MENTAL_HEALTH: { tips: '换到对方那边', detail: '写矛盾的时候，用三句话替对方说说理由。两边都写到，文章会更公平，也更有力量。' },
  EMOTION_SINCERE: { tips: '藏起心情词', detail: '把文中直接写心情的词划掉，改写那一刻的手、眼睛、呼吸。读者自己读出来的心情，才最真。' },
  STANDARD: { tips: '倒着读一遍', detail: '检查错别字时，从最后一句往前一句一句读。顺着读，脑子会自动把错字改对；倒着读，错字就藏不住。' },
  STYLE_MATCH: { tips: '照着骨架搭', detail: '找一篇课文，给每一段写四个字的小标题，看看它先写什么、再写什么。用同样的骨架，装进自己的内容。' },
  STRUCTURE_PRECISENESS: { tips: '先画提纲再动笔', detail: '用一张小纸写下每一段的任务，一段一行。看看有没有两段在做同一件事，有没有一段身上背着两件事。' },
  LANGUAGE_FLUENCY: { tips: '用耳朵改文章', detail: '出声读，或者请人读给你听。凡是读错、停顿、要重读的地方，都是句子在求助：太长就断开，绕口就换词。' },
  PROFOUND: { tips: '连问三个为什么', detail: '从自己的结论出发，连着问三次为什么，每次都用一句话回答。第三个答案往往才是你真正想说的。' },
  RICHNESS: { tips: '闭眼回想法', detail: '闭上眼睛回到那个时候：先听一听，再闻一闻、摸一摸。把想起来的一样一样记下来，选一两样添进文章。' },
  LITERARY: { tips: '旧比方换新', detail: '写下第一个想到的比方，划掉；再想一个，也划掉。第三个通常只属于你自己。' },
  NOVELTY: { tips: '换一个开头', detail: '给文章试写三种开头：一句话、一个声音、一个动作。读给同学听，看哪一个最让人想往下听。' },
}

/** A review owes the reader the text, not the reviewer's life. */
const REVIEW: Extension = { tips: '一个看法，一处原文', detail: '每提出一个看法，就引一处原文来证明，再分析字句是怎样做到的。没有原文依据的看法，先放一放。' }

/** An animal, a plant, a thing of one's own: there is nowhere to walk through. */
const OBJECT: Extension = { tips: '抓住最像它的一点', detail: '先写一眼看到的样子，再写它最特别的一样本领、习性或用处，最后写你和它之间的一件小事。每样只挑最像它的那一点。' }

export function chooseExtensions(reading: Reading): Extension[] {
  const { features } = reading
  return [lensOf(features) === 'review' ? REVIEW : reading.essay.genre === 'e-object' ? OBJECT : BY_FAMILY[features.family], ...workedOn(reading).slice(0, 2).map((trait) => adviceFor(trait, features)?.extension ?? BY_TRAIT[trait])]
}
