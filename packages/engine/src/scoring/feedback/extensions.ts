/** 拓展学习: two or three techniques, chosen by genre and by what is weakest. Source: ours. */
import type { GenreFamily } from '@zhupi/contract/terms/genres.ts'
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { textTypeOf } from '../textType.ts'
import { adviceFor } from './textTypeAdvice.ts'
import { workedOn, type FeedbackContext } from './feedbackContext.ts'

type Extension = { tips: string; detail: string }

const BY_FAMILY: Record<GenreFamily, readonly Extension[]> = {
  narrative: [
    {
      tips: '慢镜头写法',
      detail:
        '选出全文最要紧的十秒钟，把它拆成三四个小动作，一个动作写一句；句子之间再放一样看到的或听到的。时间变慢，读者就走近了。',
    },
    {
      tips: '一波三折',
      detail:
        '想一想这件事里有没有一处差点办不成、没料到。把那一处写在中间，先让人着急，再让人放心，文章就有了起伏。',
    },
    {
      tips: '让东西说话',
      detail:
        '找一样从头到尾都在的东西：一把伞、一张纸、一双鞋。开头见它，中间用它，结尾再看它一眼，全文就串起来了。',
    },
    {
      tips: '原话比转述近',
      detail:
        '把转述的话换成原话，再添一个说话时的动作或神情。一篇里有两三处就够，多了反而热闹得看不清。',
    },
  ],
  descriptive: [
    {
      tips: '跟着脚步写景',
      detail:
        '先定一个站的地方，再决定眼睛怎么移动：由远到近，由上到下，或边走边看。每到一处只写最抢眼的一样，旁边的一笔带过。',
    },
    {
      tips: '一动一静',
      detail:
        '写静的景，找一样在动的东西陪它；写动的景，找一样不动的东西衬它。一动一静放在一起，画面就有了呼吸。',
    },
    {
      tips: '先写声音再写样子',
      detail:
        '挑一处地方，先不写看见的，只写听见的、闻到的，最后才让眼睛打开。读的人会跟着你一点一点走近。',
    },
    {
      tips: '景里有人',
      detail: '在景物里放一个人：扫落叶的、等车的、放风筝的，只写一两笔。有了人，景就有了温度。',
    },
  ],
  expository: [
    {
      tips: '把数量说成样子',
      detail: '单写一个数字，读者没有感觉。写完数字，再拿一样大家都见过的东西来比，又准又好懂。',
    },
    {
      tips: '先总说再分说',
      detail:
        '每一段的第一句先把这一段要介绍的那一点说出来，后面的句子只管把它讲明白。读的人看第一句就知道讲什么。',
    },
    {
      tips: '拿熟悉的说陌生的',
      detail: '遇到难懂的地方，想一样大家天天见到的东西来作比，再说清哪里像、哪里不像。',
    },
  ],
  argumentative: [
    {
      tips: '例子之后多走一步',
      detail:
        '举完例子不要马上换下一个。先问：例子里的人做对了什么？这和我的观点是什么关系？如果他不这样做会怎样？三问答完，论证就扎实了。',
    },
    {
      tips: '先让一步',
      detail:
        '写出对方最有道理的一句话，承认它对在哪里，再说它没有看到什么。让了一步，反而站得更稳。',
    },
    {
      tips: '给关键词划界',
      detail:
        '把题目里最要紧的词写下来，左边写它是什么，右边写它不是什么。中间的那条线，往往就是你的观点。',
    },
    {
      tips: '从现象问到原因',
      detail:
        '先摆一个大家都见过的现象，问它为什么会这样；答案再问一个为什么；最后才说该怎么办。三层下来，文章就有了纵深。',
    },
  ],
  practical: [
    {
      tips: '心里坐着一个读的人',
      detail:
        '动笔前想好写给谁、想让他知道什么或做什么。称呼、语气、先说什么后说什么，都由这个人来定。最后对照格式，从称呼查到日期。',
    },
    {
      tips: '换到对面读一遍',
      detail:
        '写完后，假装自己是收到它的人，从头读一遍：哪里没看懂？哪里不太舒服？哪里想知道更多？改的就是这三处。',
    },
    {
      tips: '一事一段',
      detail: '一段只说一件事，段首先说是什么事，再说为什么、怎么办。读的人不用来回找。',
    },
  ],
  imaginative: [
    {
      tips: '给想象立一条规矩',
      detail:
        '先定好这个世界里什么能发生、什么不能发生，再让主人公因为这条规矩遇到麻烦，又靠这条规矩解决麻烦，故事就又奇又真。',
    },
    {
      tips: '让主人公犯难',
      detail:
        '给主人公一个想要的东西，再放一个过不去的坎，让他试两次不成，第三次换个办法。坎越实在，故事越好看。',
    },
    {
      tips: '奇怪里藏真实',
      detail:
        '再奇的世界，也要有真的感受：会饿、会怕、会想家。每写一处想象，配一个真实的感受，读的人就信了。',
    },
  ],
  response: [
    {
      tips: '一句原文，一段自己',
      detail:
        '从书里只挑一处最触动你的地方，用一两句话说清；然后合上书，写自己生活里和它碰上的一件事。自己的部分要比书里的长。',
    },
    {
      tips: '书里书外各一格',
      detail:
        '画两格：左边写书里的一个情节，右边写生活里和它相像或相反的一件事。两格放在一起比，感想就从中间长出来。',
    },
  ],
  poetry: [
    {
      tips: '让一样东西替你说',
      detail: '不写心情的名字，找一样看得见的东西，写它的样子和它在做什么，心情就藏在里面了。',
    },
    {
      tips: '删到不能再删',
      detail: '把每一行里的很非常像是都试着去掉，读一读。去掉以后意思还在的，就不必再放回来。',
    },
  ],
  any: [
    {
      tips: '先说一句话',
      detail: '动笔前，用一句话对同桌说清这篇文章要讲什么。说得清，就能写得清；说不清，再想一想。',
    },
  ],
}

const BY_TRAIT: Record<Trait, readonly Extension[]> = {
  MATCH_TITLE: [
    {
      tips: '圈题法',
      detail:
        '把题目里的词一个个圈出来，问每个词：它限制了什么？谁、什么时候、几件事、要不要写感受。列出来，写完逐条打勾。',
    },
  ],
  CENTER_STANDOUT: [
    {
      tips: '一句话检验',
      detail:
        '写完后，用一句话写出中心，贴在稿纸旁边。逐段读，每段问一声：它在帮这句话吗？帮不上的就删短。',
    },
    {
      tips: '一条线穿到底',
      detail:
        '选一样反复出现的东西或一句反复说的话，让它在开头、中间、结尾各露一次面，每次都比前一次多一点意思。',
    },
    {
      tips: '删一段试试',
      detail:
        '遮住一段再读全文。少了它，意思不缺，这一段就可以短；少了它，读不懂了，这一段就该写足。',
    },
  ],
  CONTENTS_FULL: [
    {
      tips: '五感清单',
      detail:
        '为最重要的场面列一张小单子：看到、听到、闻到、摸到、想到，各写一个词。挑其中三样写进文章，内容自然就满了。',
    },
    {
      tips: '一句变三句',
      detail:
        '挑最要紧的一句，问三个问题：什么样子？怎么做的？当时怎么想？一问添一句，一句话就变成了一小段。',
    },
    {
      tips: '略写练习',
      detail:
        '找出全文最不要紧的三句，合成一句；省下的地方，留给最难忘的一刻。有略有详，文章才显得满。',
    },
  ],
  MENTAL_HEALTH: [
    {
      tips: '换到对方那边',
      detail: '写矛盾的时候，用三句话替对方说说理由。两边都写到，文章会更公平，也更有力量。',
    },
  ],
  EMOTION_SINCERE: [
    {
      tips: '藏起心情词',
      detail:
        '把文中直接写心情的词划掉，改写那一刻的手、眼睛、呼吸。读者自己读出来的心情，才最真。',
    },
    {
      tips: '一个小动作',
      detail:
        '想一想那时你的手在做什么：攥着衣角，还是一遍一遍翻书？写下这个小动作，心情不用说也看得见。',
    },
    {
      tips: '写给一个人',
      detail: '动笔时心里想着一个具体的人，把文章当成只说给他听的话。对着人说话，话自然就真了。',
    },
  ],
  STANDARD: [
    {
      tips: '倒着读一遍',
      detail:
        '检查错别字时，从最后一句往前一句一句读。顺着读，脑子会自动把错字改对；倒着读，错字就藏不住。',
    },
  ],
  STYLE_MATCH: [
    {
      tips: '照着骨架搭',
      detail:
        '找一篇课文，给每一段写四个字的小标题，看看它先写什么、再写什么。用同样的骨架，装进自己的内容。',
    },
  ],
  STRUCTURE_PRECISENESS: [
    {
      tips: '先画提纲再动笔',
      detail:
        '用一张小纸写下每一段的任务，一段一行。看看有没有两段在做同一件事，有没有一段身上背着两件事。',
    },
    {
      tips: '剪开再拼',
      detail:
        '把文章按段抄成几张小纸条，打乱，再自己排一次。排的时候想到的理由，就是段与段之间该有的那句过渡。',
    },
    {
      tips: '首尾对读',
      detail: '只读第一段和最后一段。像不像同一篇文章？结尾有没有比开头多走一步？',
    },
  ],
  LANGUAGE_FLUENCY: [
    {
      tips: '用耳朵改文章',
      detail:
        '出声读，或者请人读给你听。凡是读错、停顿、要重读的地方，都是句子在求助：太长就断开，绕口就换词。',
    },
    {
      tips: '数一数标点',
      detail:
        '挑一段，数每两个标点之间有几个字。连着几句一样长，就把一句拆短；有一句特别长，就在中间断开。',
    },
    {
      tips: '圈出重复的词',
      detail: '用铅笔圈出一段里出现三次以上的词，留一次，其余的换掉或删去，再读一遍。',
    },
  ],
  PROFOUND: [
    {
      tips: '连问三个为什么',
      detail:
        '从自己的结论出发，连着问三次为什么，每次都用一句话回答。第三个答案往往才是你真正想说的。',
    },
    {
      tips: '站远一点再看',
      detail: '想象五年以后的自己读这篇文章，他会在哪里停下来？会补一句什么？把那一句写下来。',
    },
    {
      tips: '从一件想到一类',
      detail: '写完一件事，想一想还有哪些事和它一样。它们共同的地方，就是你可以写进结尾的发现。',
    },
  ],
  RICHNESS: [
    {
      tips: '闭眼回想法',
      detail:
        '闭上眼睛回到那个时候：先听一听，再闻一闻、摸一摸。把想起来的一样一样记下来，选一两样添进文章。',
    },
    {
      tips: '多一双眼睛',
      detail: '同一件事，再想想旁边的人看到了什么。从他那里借一个细节，文章就多了一个侧面。',
    },
    {
      tips: '攒一个素材本',
      detail:
        '每天记一件小事，三五句就行：谁，在哪里，什么声音，什么样子。写作文的时候翻一翻，总有一件用得上。',
    },
  ],
  LITERARY: [
    {
      tips: '旧比方换新',
      detail: '写下第一个想到的比方，划掉；再想一个，也划掉。第三个通常只属于你自己。',
    },
    {
      tips: '动词擂台',
      detail:
        '挑一个普通的动词，写出五个意思相近的，放进句子里一个一个试，留下最像当时样子的那个。',
    },
    {
      tips: '长短句搭配',
      detail: '在一串长句子后面，放一个不超过五个字的短句。读一读，那个短句会特别响。',
    },
  ],
  NOVELTY: [
    {
      tips: '换一个开头',
      detail:
        '给文章试写三种开头：一句话、一个声音、一个动作。读给同学听，看哪一个最让人想往下听。',
    },
    {
      tips: '避开第一个念头',
      detail:
        '看到题目先写下最早想到的三个材料，这三个多半大家也想得到。再想第四个、第五个，从里面挑。',
    },
    {
      tips: '换一双眼睛',
      detail:
        '试着让文中的一样东西来讲这件事，只写一小段。写完再回来，常常能发现原来没看到的地方。',
    },
  ],
}

/** A review owes the reader the text, not the reviewer's life. */
const REVIEW: Extension = {
  tips: '一个看法，一处原文',
  detail:
    '每提出一个看法，就引一处原文来证明，再分析字句是怎样做到的。没有原文依据的看法，先放一放。',
}

/** An animal, a plant, a thing of one's own: there is nowhere to walk through. */
const OBJECT: Extension = {
  tips: '抓住最像它的一点',
  detail:
    '先写一眼看到的样子，再写它最特别的一样本领、习性或用处，最后写你和它之间的一件小事。每样只挑最像它的那一点。',
}

/** Of no use to who told no feeling outright. */
const NEEDS_TOLD_FEELING = '藏起心情词'

export function chooseExtensions(context: FeedbackContext): Extension[] {
  const { features, essay, marks, pick } = context
  const hasTold = marks.some(({ ruleId }) => ruleId === 'told-feeling')
  const chosen: Extension[] = []
  const take = (options: readonly Extension[], place: string) => {
    const open = options.filter(
      ({ tips }) =>
        (tips !== NEEDS_TOLD_FEELING || hasTold) && !chosen.some((other) => other.tips === tips),
    )
    const tips = pick(
      open.map((option) => option.tips),
      place,
    )
    chosen.push(...open.filter((option) => option.tips === tips).slice(0, 1))
  }
  take(
    textTypeOf(features) === 'review'
      ? [REVIEW]
      : essay.genre === 'e-object'
        ? [OBJECT]
        : BY_FAMILY[features.family],
    'extension',
  )
  for (const trait of workedOn(context).slice(0, 2)) {
    const special = adviceFor(trait, features)?.extension
    take(special === undefined ? BY_TRAIT[trait] : [special], `extension${trait}`)
  }
  return chosen
}
