/** Advice on the traits of 表达. Source: ours. */
import type { TraitOf } from '@zhupi/contract/terms/traits.ts'
import type { TraitTexts } from './texts.ts'

export const EXPRESSION_TEXTS: Record<TraitOf<'expression'>, TraitTexts> = {
  STANDARD: {
    nextStep: {
      warm: [
        '写完以后用手指着读一遍，能帮你抓住藏起来的小错误。',
        '把容易写错的字记在小本子上，下次就不怕它们了。',
      ],
      steady: [
        '字词和标点订正之后，再通读一遍全文。',
        '交稿前留五分钟，只看字词和标点，会很有收获。',
      ],
    },
    extensions: [
      {
        tips: '倒着读一遍',
        detail:
          '检查错别字时，从最后一句往前一句一句读。顺着读，脑子会自动把错字改对；倒着读，错字就藏不住。',
      },
      {
        tips: '给错字分分类',
        detail:
          '把写错过的字分成三堆：读音一样的、样子相像的、意思弄混的。哪一堆最多，下次写完就先查哪一堆。',
      },
      {
        tips: '请人念，自己写',
        detail:
          '把写错过的词请家里人念一遍，自己再写一遍。写对的划掉，没写对的隔一天再写，直到全部划掉。',
      },
    ],
    questions: [
      {
        question: '哪些字是你经常写错的？',
        answer: '把它们记在本子的最后一页，写上偏旁的意思，下次写完先查这几个。',
      },
      {
        question: '哪一个词你写的时候犹豫过？',
        answer: '查一查字典，把正确的写法和一个例句记下来。',
      },
    ],
  },
  STYLE_MATCH: {
    nextStep: {
      warm: [
        '翻到课本里同一种文章，看它第一段写什么、最后一段写什么，照着排一排自己的几段。',
        '找一篇同类的课文，看它先写什么、再写什么，照着试一试。',
      ],
      steady: [
        '对照这种文体：记事的把经过写得最长，说理的把理由写得最长，看看自己最长的一段是不是它。',
        '动笔前先定文体，再定详略，这一步值得多花几分钟。',
      ],
    },
    extensions: [
      {
        tips: '照着骨架搭',
        detail:
          '找一篇课文，给每一段写四个字的小标题，看看它先写什么、再写什么。用同样的骨架，装进自己的内容。',
      },
    ],
    questions: [
      {
        question: '这篇文章主要是讲故事、写样子，还是说道理？',
        answer: '数一数哪一种句子最多。如果和要求的文体不一样，就把另外两种缩短一些。',
      },
    ],
  },
  STRUCTURE_PRECISENESS: {
    nextStep: {
      warm: [
        '看看开头、经过、结尾是不是各说各的，混在一起的，就在分得开的地方另起一段。',
        '在后一段的开头添半句，接住前一段说到的人或事，文章就连得更紧了。',
        '下次动笔前画一张小提纲，写起来就不会迷路。',
      ],
      steady: [
        '结构上可以再经营：两段之间话头换得急的地方，补上半句过渡。',
        '数一数每段的字数：最要紧的一段是不是最长？不是，就给它添两句，从次要的一段里删两句。',
        '试着给每段写一个四字小标题，顺序是否合理就一目了然。',
      ],
    },
    extensions: [
      {
        tips: '先画提纲再动笔',
        detail:
          '用一张小纸写下每一段的任务，一段一行。看看有没有两段在做同一件事，有没有一段身上背着两件事。',
      },
      {
        tips: '剪开再拼',
        needs: 'severalParagraphs',
        where: 'gap',
        detail:
          '把文章按段抄成几张小纸条，打乱，再自己排一次。排的时候想到的理由，就是段与段之间该有的那句过渡。',
      },
      {
        tips: '首尾对读',
        needs: 'severalParagraphs',
        where: 'ends',
        unless: 'echoes',
        detail: '只读第一段和最后一段。像不像同一篇文章？结尾有没有比开头多走一步？',
      },
    ],
    questions: [
      {
        question: '如果给文章的每一部分起一个小名字，会叫什么？',
        where: 'longestParagraph',
        answer: '名字起不出来，说明那一部分里有两个意思；名字一样，说明两部分在说同一件事。',
      },
      {
        question: '哪两段之间，读起来像跳了一级台阶？',
        needs: 'severalParagraphs',
        where: 'gap',
        answer: '在后一段的开头添半句话，把前一段的意思接过来。',
      },
      {
        question: '如果把中间两段换个位置，文章会有什么不同？',
        needs: 'points',
        about: 'order',
        answer: '没有不同，说明先后还没有道理：试着按时间、地方或轻重重新排一排。',
      },
      {
        question: '开头说到的，结尾都有交代吗？',
        where: 'ends',
        answer: '列出开头提到的人和事，没有下文的，补一笔或删掉。',
      },
    ],
  },
  LANGUAGE_FLUENCY: {
    nextStep: {
      warm: [
        '把文章读给家里人听，读到打结的地方，就是要改的地方。',
        '长句子和短句子换着用，读起来像唱歌一样有快有慢。',
      ],
      steady: [
        '出声读一遍，绕口的句子拆成两句，连着出现两次的词换掉一个。',
        '长句之后放一个短句，节奏就出来了。',
        '找出全文最绕的一句，拆成两句再读一读。',
      ],
    },
    extensions: [
      {
        tips: '用耳朵改文章',
        where: 'longestSentence',
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
        where: 'filler',
        detail: '用铅笔圈出一段里出现三次以上的词，留一次，其余的换掉或删去，再读一遍。',
      },
    ],
    questions: [
      {
        question: '你能一口气读完全文最长的那句话吗？',
        where: 'longestSentence',
        answer: '读不完，就在意思转弯的地方加一个句号，再读一次。',
      },
      {
        question: '有没有哪个词，在相邻的两句里出现了两次？',
        where: 'filler',
        answer: '能省就省，省不掉就换一个说法，再读一读顺不顺。',
      },
      {
        question: '哪一句你自己读着也要停下来想一想？',
        where: 'longestSentence',
        answer: '把它拆成两句，先说谁做了什么，再说怎么样。',
      },
    ],
  },
}
