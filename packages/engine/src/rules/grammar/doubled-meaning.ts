/** 凯旋归来, 过分溺爱: one half of the phrase already says what the other half says. */
import { isQuoted } from '../../text/document.ts'
import { wordPattern } from '../../text/characters.ts'
import { inEachParagraph, type Rule } from '../rule.ts'

/** Source: ours. [phrase, shorter form, why]. Phrases that good writers use too (亲眼目睹, 涉及到, 目的是为了) stay out. */
const DOUBLED: readonly (readonly [string, string, string])[] = [
  ['凯旋归来', '凯旋', '“凯旋”就是得胜归来，已经有“归来”的意思了。'],
  ['胜利凯旋', '凯旋', '“凯旋”就是得胜归来，已经有“胜利”的意思了。'],
  ['过分溺爱', '溺爱', '“溺爱”就是过分地宠爱，不用再说“过分”。'],
  ['非常酷爱', '酷爱', '“酷爱”就是非常喜爱，不用再说“非常”。'],
  ['十分酷爱', '酷爱', '“酷爱”就是非常喜爱，不用再说“十分”。'],
  ['免费赠送', '赠送', '“赠送”本来就不收钱，不用再说“免费”。'],
  ['首次处女作', '处女作', '“处女作”就是第一部作品，不用再说“首次”。'],
  ['令人堪忧', '堪忧', '“堪忧”就是让人担忧，“令人”重复了。'],
  ['令人可喜', '可喜', '“可喜”就是让人高兴，“令人”重复了。'],
  ['悬殊很大', '悬殊', '“悬殊”就是相差很大，“很大”重复了。'],
  ['贻笑大方之家', '贻笑大方', '“大方”就是“大方之家”，不用再说“之家”。'],
  ['真知灼见的看法', '真知灼见', '“见”就是看法，后面不用再说“的看法”。'],
  ['原因是因为', '原因是', '“原因”和“因为”说的是同一件事，留一个就够了。'],
  ['多年的夙愿', '夙愿', '“夙愿”就是一直怀着的愿望，“多年的”重复了。'],
  ['再次重申', '重申', '“重申”就是再一次说明，“再次”重复了。'],
  ['互相厮打', '厮打', '“厮打”就是互相打，“互相”重复了。'],
  ['付诸于', '付诸', '“诸”就是“之于”，后面不用再加“于”。'],
]
const entries = new Map(DOUBLED.map(([phrase, right, why]) => [phrase, { right, why }]))
const PHRASES = wordPattern([...entries.keys()])

export const doubledMeaning: Rule = {
  id: 'doubled-meaning',
  kind: 'fault',
  area: 'grammar',
  label: '语病：意思重复',
  teaches: '有些词自己已经把话说完了，再添一个同义词就是重复。',
  marks: [
    { text: '校队凯旋归来，全校都去迎接。', quote: '凯旋归来', suggestion: '凯旋' },
    { text: '奶奶对弟弟过分溺爱。', quote: '过分溺爱', suggestion: '溺爱' },
    { text: '我迟到的原因是因为路上堵车。', quote: '原因是因为', suggestion: '原因是' },
  ],
  leaves: [
    '校队凯旋，全校都去迎接。',
    '奶奶太溺爱弟弟了。',
    '这就是原因，是因为路上堵车吗？',
    '老师让我们改“凯旋归来”这个词。',
    '他亲眼目睹了日出。',
  ],
  find: inEachParagraph((paragraph, text) => [...text.matchAll(PHRASES)].flatMap((match) => {
    const entry = entries.get(match[0])
    if (entry === undefined || isQuoted(paragraph, match.index)) return []
    return [{ paragraph: paragraph.index, start: match.index, end: match.index + match[0].length, suggestion: entry.right, explanation: entry.why }]
  })),
}
