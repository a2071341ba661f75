/** 微建议: a small question to think about, and its hint. Source: ours. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { textTypeOf, type TextType } from '../textType.ts'
import { adviceFor } from './textTypeAdvice.ts'
import { titleIn } from './commentBuilder.ts'
import { workedOn, type FeedbackContext } from './feedbackContext.ts'

type MicroSuggestion = { question: string; answer: string }

const BY_TRAIT: Record<Trait, readonly MicroSuggestion[]> = {
  MATCH_TITLE: [
    {
      question: '如果把题目遮住，别人读完能猜出题目吗？',
      answer: '猜不出来的话，看看题目里最要紧的词在文中出现过几次，在开头和结尾各补一次。',
    },
  ],
  CENTER_STANDOUT: [
    {
      question: '这篇文章你最舍不得删的是哪一句？为什么？',
      answer: '那一句多半就是中心。看看别的句子有没有为它出力，出力少的可以缩短。',
    },
    {
      question: '如果只许用一句话说这篇文章，你会怎么说？',
      answer: '把这句话写在纸边，逐段对一对：哪一段和它没有关系，哪一段就可以短一些。',
    },
    {
      question: '你为什么想写这些，而不是别的？',
      answer: '把原因写成一句话，放到结尾，或者藏进最要紧的那一段。',
    },
    {
      question: '全文哪一处和你最想说的意思靠得最近？',
      answer: '给那一处多留两句，别处省下两句，中心就站出来了。',
    },
  ],
  CONTENTS_FULL: [
    {
      question: '如果只能留下一个画面，你会留下哪一个？',
      answer: '把那个画面从一句写成一段：先写看到的，再写听到的，最后写心里闪过的念头。',
    },
    {
      question: '有没有一处，你写得很快，其实当时过得很慢？',
      answer: '把那一处放慢：先看到什么，再听到什么，后来又怎么样，一句一句补上。',
    },
    { question: '别人读完，最可能追问你哪一个问题？', answer: '把答案写回文章里，一两句就够。' },
    {
      question: '哪一段写得最短？它真的不重要吗？',
      answer: '重要，就添一个动作或一句话；不重要，就和前后的段合在一起。',
    },
  ],
  MENTAL_HEALTH: [
    {
      question: '文中让你不高兴的人，他可能是怎么想的？',
      answer: '替他说一句话，放进文章里试试，看看你的看法会不会变。',
    },
  ],
  EMOTION_SINCERE: [
    {
      question: '最动情的那一刻，你的身体有什么感觉？',
      answer: '鼻子、手心、嗓子、心跳，挑一个写出来，就不用再说是什么心情了。',
    },
    {
      question: '当时有没有一句话，你想说却没有说出口？',
      answer: '把那句话写下来，放在心里最不平静的那一处。',
    },
    {
      question: '这篇文章里，你最在意的是谁或者哪一样东西？',
      answer: '写一写你是怎样对待它的，在意就看得见了。',
    },
  ],
  STANDARD: [
    {
      question: '哪些字是你经常写错的？',
      answer: '把它们记在本子的最后一页，写上偏旁的意思，下次写完先查这几个。',
    },
    {
      question: '哪一个词你写的时候犹豫过？',
      answer: '查一查字典，把正确的写法和一个例句记下来。',
    },
  ],
  STYLE_MATCH: [
    {
      question: '这篇文章主要是讲故事、写样子，还是说道理？',
      answer: '数一数哪一种句子最多。如果和要求的文体不一样，就把另外两种缩短一些。',
    },
  ],
  STRUCTURE_PRECISENESS: [
    {
      question: '如果给文章的每一部分起一个小名字，会叫什么？',
      answer: '名字起不出来，说明那一部分里有两个意思；名字一样，说明两部分在说同一件事。',
    },
    {
      question: '哪两段之间，读起来像跳了一级台阶？',
      answer: '在后一段的开头添半句话，把前一段的意思接过来。',
    },
    {
      question: '如果把中间两段换个位置，文章会有什么不同？',
      answer: '没有不同，说明先后还没有道理：试着按时间、地方或轻重重新排一排。',
    },
    {
      question: '开头说到的，结尾都有交代吗？',
      answer: '列出开头提到的人和事，没有下文的，补一笔或删掉。',
    },
  ],
  LANGUAGE_FLUENCY: [
    {
      question: '你能一口气读完全文最长的那句话吗？',
      answer: '读不完，就在意思转弯的地方加一个句号，再读一次。',
    },
    {
      question: '有没有哪个词，在相邻的两句里出现了两次？',
      answer: '能省就省，省不掉就换一个说法，再读一读顺不顺。',
    },
    {
      question: '哪一句你自己读着也要停下来想一想？',
      answer: '把它拆成两句，先说谁做了什么，再说怎么样。',
    },
  ],
  PROFOUND: [
    {
      question: '写之前和写完之后，你的想法有变化吗？',
      answer: '有变化，就把变化写进结尾；没有变化，就再问一句为什么。',
    },
    {
      question: '如果这件事再来一次，你会怎么做？',
      answer: '想好了，写一句放在结尾。不一样的做法里，就有你新的想法。',
    },
    {
      question: '这件小事，和更大的什么道理有点像？',
      answer: '不必讲道理，把两样放在一起比一比，读的人会自己想到。',
    },
    {
      question: '结尾的那句话，换一个人能不能也写得出来？',
      answer: '写得出来，就再加上只有你知道的一个原因。',
    },
  ],
  RICHNESS: [
    {
      question: '文章里除了看见的，还有听见、闻到、摸到的吗？',
      answer: '缺哪一样，就在最重要的一段里补哪一样，一句就够。',
    },
    {
      question: '除了主要的人，当时还有谁在场？',
      answer: '给他留一个动作或一句话，场面就有了厚度。',
    },
    {
      question: '你选的材料里，哪一个最新鲜，哪一个最常见？',
      answer: '最常见的写短，最新鲜的写长。',
    },
  ],
  LITERARY: [
    {
      question: '文中哪个词用得最普通？能换成更准的吗？',
      answer: '先从走、说、看、好这样的字找起，想想当时到底是怎么走、怎么说的。',
    },
    {
      question: '文中有没有一个声音？',
      answer: '找一处安静或热闹的地方，用一个写声音的词试试，再读一遍。',
    },
    {
      question: '全文最得意的一句是哪句？好在哪里？',
      answer: '照着它的好处，再改一句平常的话，一句就够。',
    },
    { question: '哪个形容词去掉以后，意思也不变？', answer: '去掉它，换成一个看得见的样子。' },
  ],
  NOVELTY: [
    {
      question: '班里其他同学写这个题目，会和你写得一样吗？',
      answer: '找出只有你知道的一个细节，放到最显眼的地方。',
    },
    {
      question: '最早想到、又被你放下的写法是什么？',
      answer: '拿出来想一想：它也许更像你自己。挑一小段试写。',
    },
    {
      question: '这个题目，能不能从一样小东西写起？',
      answer: '在文中找一样看得见、摸得着的东西，让它第一个出场。',
    },
    {
      question: '哪个细节是你亲眼看到、书上没有的？',
      answer: '把它从句子中间挪到一段的开头，再多写半句。',
    },
  ],
}

/** An animal, a plant, a thing: nobody walks away from it with a colour and a sound. */
const OF_AN_OBJECT: readonly MicroSuggestion[] = [
  {
    question: '把名字遮住，别人还能认出你写的是哪一个吗？',
    answer: '认不出来，就添一处只有它才有的样子或习惯。',
  },
  {
    question: '它陪着你的日子里，哪一次你记得最清楚？',
    answer: '用三四句写下那一次，喜欢就不用再说出口了。',
  },
  {
    question: '如果它会说话，会怎样介绍自己？',
    answer: '替它说两句，看看有没有你还没写到的地方，再放进文章里。',
  },
]

/** About the whole, by what is written. */
const WHOLE: Record<TextType, readonly MicroSuggestion[]> = {
  story: [
    {
      question: '读完全文，你最希望读的人记住什么？',
      answer: '看看那样东西在文中占了几句。太少，就从别处省下几句给它。',
    },
    {
      question: '如果把这件事拍成一张照片，你会按下哪一刻的快门？',
      answer: '看看那一刻在文中写了几句，照片里看得见的东西是不是都写到了。',
    },
    {
      question: '这件事换成另一个人来讲，他会从哪里讲起？',
      answer: '试着用他的眼睛看一遍，也许会想起一个你漏掉的细节。',
    },
    {
      question: '如果只能保留一句对话或一个动作，你留哪一个？',
      answer: '留下的那个最要紧。看看它前后的句子，有没有把它衬出来。',
    },
  ],
  scene: [
    {
      question: '如果只带一种颜色、一个声音离开那里，你会带走什么？',
      answer: '看看它们在文中写得够不够，够了就让别的让一让路。',
    },
    {
      question: '读的人跟着你的文章，能画出一张图来吗？',
      answer: '画不出来的地方，补上远近、上下或左右。',
    },
    {
      question: '换一个时候再去看，会有什么不同？',
      answer: '想一想早晚、晴雨的变化，挑一处写进去，景物就活了。',
    },
    {
      question: '读完全文，你最希望读的人记住哪一样？',
      answer: '看看它占了几句。太少，就从别处省下几句给它。',
    },
  ],
  argument: [
    {
      question: '不同意你观点的人，最可能怎样反驳？',
      answer: '把他的话写成一句让步，再用一个事实回答他，你的观点会更站得稳。',
    },
    {
      question: '你的几个分论点，能不能换个顺序？',
      answer: '能随便换，说明它们还是并排站着；试着让后一个从前一个里生出来。',
    },
    {
      question: '文中最关键的那个词，你给它下过定义吗？',
      answer: '用一句话说清它指什么、不指什么，后面的话就不会走样。',
    },
    {
      question: '哪一则例子，换到别的题目里也照样能用？',
      answer: '为它补一两句只属于这个题目的分析，或者换一则更贴切的。',
    },
  ],
  review: [
    {
      question: '不同意你看法的读者，会引原文的哪一句来反驳？',
      answer: '先找出那一句，再说明你的读法为什么也讲得通。',
    },
    {
      question: '你的结论，能不能缩成一句话放在开头？',
      answer: '写出这一句，再看每一段引的原文是不是都在证明它。',
    },
  ],
  response: [
    {
      question: '读完这本书，你最想推荐给谁？为什么是他？',
      answer: '把理由写成两三句，你从书里得到的东西就清楚了。',
    },
    {
      question: '书里有没有一处，你和主人公想的不一样？',
      answer: '写出你的不同想法和原因，这一处往往最有意思。',
    },
    {
      question: '合上书以后，你最先想起的是哪一个画面？',
      answer: '看看它在文中写到了没有；写到了，就再说说它为什么留在你心里。',
    },
  ],
  exposition: [
    {
      question: '没见过的人读完，能认出它、会用它吗？',
      answer: '请一位同学读一读，把他问的问题记下来，补进文章里。',
    },
    {
      question: '你介绍的几点，先后是按什么排的？',
      answer: '按主次、先后还是里外，定下一种，再看有没有站错位置的一段。',
    },
    {
      question: '哪一句是查来的，哪一句是自己看到的？',
      answer: '查来的说明出处，自己看到的写出细节，读的人会更相信。',
    },
  ],
  letter: [
    {
      question: '读的人看完，你最希望他做什么或者想什么？',
      answer: '用一句话写下来，看看文中有没有说清楚。',
    },
    {
      question: '如果当面说，你会用什么样的语气？',
      answer: '照着那样的语气把最硬的一句改软一点，或者把最含糊的一句说明白。',
    },
    {
      question: '这些话里，哪一句是非说不可的？',
      answer: '把它放到读的人一眼就能看到的地方，别让客气话挡住它。',
    },
  ],
  poem: [
    {
      question: '闭上眼睛再听一遍，哪一行还留在耳边？',
      answer: '看看它的前后有没有多余的字，去掉一两个再读。',
    },
    {
      question: '这首诗里，看得见的东西有几样？',
      answer: '数一数。最喜欢的一样可以多留一行，最淡的一样可以拿掉。',
    },
  ],
}

export function chooseMicroSuggestions(context: FeedbackContext): MicroSuggestion[] {
  const { features, essay } = context
  if (features.validity.problem !== null) {
    return [
      {
        question: `看到${titleIn(essay.task.title || essay.title) || '这个题目'}，你脑子里最先跳出来的是谁、是哪件事？`,
        answer: '不用挑最好的，就写最先想到的那一个。先写三句话：谁，在哪里，做了什么。',
      },
      {
        question: '如果讲给最好的朋友听，你会从哪里讲起？',
        answer: '就从那里写起。说话怎么说，先怎么写，写完再改。',
      },
    ]
  }
  const pickOne = (options: readonly MicroSuggestion[], place: string): MicroSuggestion[] => {
    const question = context.pick(
      options.map((option) => option.question),
      place,
    )
    return options.filter((option) => option.question === question).slice(0, 1)
  }
  const traits = workedOn(context)
    .slice(0, 2)
    .flatMap((trait) => {
      const special = adviceFor(trait, features)?.micro
      return pickOne(special === undefined ? BY_TRAIT[trait] : [special], `micro${trait}`)
    })
  return [
    ...traits,
    ...pickOne(essay.genre === 'e-object' ? OF_AN_OBJECT : WHOLE[textTypeOf(features)], 'micro'),
  ]
}
