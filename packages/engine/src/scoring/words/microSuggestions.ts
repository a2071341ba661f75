/** 微建议: a small question to think about, and its hint. Source: ours. */
import type { Trait } from '@zhupi/contract/terms/traits.ts'
import { lensOf } from '../lens.ts'
import { adviceFor } from './lensAdvice.ts'
import { titleIn } from './writer.ts'
import { workedOn, type Reading } from './reading.ts'

type MicroSuggestion = { question: string; answer: string }

const BY_TRAIT: Record<Trait, MicroSuggestion> = {
  MATCH_TITLE: { question: '如果把题目遮住，别人读完能猜出题目吗？', answer: '猜不出来的话，看看题目里最要紧的词在文中出现过几次，在开头和结尾各补一次。' },
  CENTER_STANDOUT: { question: '这篇文章你最舍不得删的是哪一句？为什么？', answer: '那一句多半就是中心。看看别的句子有没有为它出力，出力少的可以缩短。' },
  CONTENTS_FULL: { question: '如果只能留下一个画面，你会留下哪一个？', answer: '把那个画面从一句写成一段：先写看到的，再写听到的，最后写心里闪过的念头。' },
  MENTAL_HEALTH: { question: '文中让你不高兴的人，他可能是怎么想的？', answer: '替他说一句话，放进文章里试试，看看你的看法会不会变。' },
  EMOTION_SINCERE: { question: '最动情的那一刻，你的身体有什么感觉？', answer: '鼻子、手心、嗓子、心跳，挑一个写出来，就不用再说是什么心情了。' },
  STANDARD: { question: '哪些字是你经常写错的？', answer: '把它们记在本子的最后一页，写上偏旁的意思，下次写完先查这几个。' },
  STYLE_MATCH: { question: '这篇文章主要是讲故事、写样子，还是说道理？', answer: '数一数哪一种句子最多。如果和要求的文体不一样，就把另外两种缩短一些。' },
  STRUCTURE_PRECISENESS: { question: '如果给文章的每一部分起一个小名字，会叫什么？', answer: '名字起不出来，说明那一部分里有两个意思；名字一样，说明两部分在说同一件事。' },
  LANGUAGE_FLUENCY: { question: '你能一口气读完全文最长的那句话吗？', answer: '读不完，就在意思转弯的地方加一个句号，再读一次。' },
  PROFOUND: { question: '写之前和写完之后，你的想法有变化吗？', answer: '有变化，就把变化写进结尾；没有变化，就再问一句为什么。' },
  RICHNESS: { question: '文章里除了看见的，还有听见、闻到、摸到的吗？', answer: '缺哪一样，就在最重要的一段里补哪一样，一句就够。' },
  LITERARY: { question: '文中哪个词用得最普通？能换成更准的吗？', answer: '先从走、说、看、好这样的字找起，想想当时到底是怎么走、怎么说的。' },
  NOVELTY: { question: '班里其他同学写这个题目，会和你写得一样吗？', answer: '找出只有你知道的一个细节，放到最显眼的地方。' },
}

export function chooseMicroSuggestions(reading: Reading): MicroSuggestion[] {
  const { features, essay } = reading
  if (features.honesty.problem !== null) {
    return [
      { question: `看到${titleIn(essay.task.title || essay.title) || '这个题目'}，你脑子里最先跳出来的是谁、是哪件事？`, answer: '不用挑最好的，就写最先想到的那一个。先写三句话：谁，在哪里，做了什么。' },
      { question: '如果讲给最好的朋友听，你会从哪里讲起？', answer: '就从那里写起。说话怎么说，先怎么写，写完再改。' },
    ]
  }
  const whole: MicroSuggestion = lensOf(features) === 'reason'
    ? { question: '不同意你观点的人，最可能怎样反驳？', answer: '把他的话写成一句让步，再用一个事实回答他，你的观点会更站得稳。' }
    : { question: '读完全文，你最希望读的人记住什么？', answer: '看看那样东西在文中占了几句。太少，就从别处省下几句给它。' }
  return [...workedOn(reading).slice(0, 2).map((trait) => adviceFor(trait, features)?.micro ?? BY_TRAIT[trait]), whole]
}
