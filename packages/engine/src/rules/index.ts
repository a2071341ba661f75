/** All rules. Where two marks would touch, that of the earlier rule stays (rules/findMarks). */
import { sameOpening } from './advice/same-opening.ts'
import { toldFeeling } from './advice/told-feeling.ts'
import { actionOrder } from './grammar/action-order.ts'
import { adverbOrder } from './grammar/adverb-order.ts'
import { borrowedEnd } from './grammar/borrowed-end.ts'
import { clashingWords } from './grammar/clashing-words.ts'
import { connectiveSense } from './grammar/connective-sense.ts'
import { halfAndHalf } from './grammar/half-and-half.ts'
import { misplacedWords } from './grammar/misplaced-words.ts'
import { repeatedWords } from './grammar/repeated-words.ts'
import { joinedPatterns } from './grammar/joined-patterns.ts'
import { saidAgain } from './grammar/said-again.ts'
import { secondPredicate } from './grammar/second-predicate.ts'
import { statesAtOdds } from './grammar/states-at-odds.ts'
import { unfinishedClause } from './grammar/unfinished-clause.ts'
import { wrongOutcome } from './grammar/wrong-outcome.ts'
import { allButSome } from './grammar/all-but-some.ts'
import { adverbsAtOdds } from './grammar/adverbs-at-odds.ts'
import { wrongSums } from './grammar/wrong-sums.ts'
import { connectiveCases } from './grammar/connective-cases.ts'
import { crossedHalves } from './grammar/crossed-halves.ts'
import { connectivePair } from './grammar/connective-pair.ts'
import { connectivePlace } from './grammar/connective-place.ts'
import { crossedOpenings } from './grammar/crossed-openings.ts'
import { crossedPatterns } from './grammar/crossed-patterns.ts'
import { crossedVoices } from './grammar/crossed-voices.ts'
import { cutShort } from './grammar/cut-short.ts'
import { doubledEstimate } from './grammar/doubled-estimate.ts'
import { doubledMeaning } from './grammar/doubled-meaning.ts'
import { missingPart } from './grammar/missing-part.ts'
import { missingSubject } from './grammar/missing-subject.ts'
import { mixedPattern } from './grammar/mixed-pattern.ts'
import { moreThanOnce } from './grammar/more-than-once.ts'
import { namedTwice } from './grammar/named-twice.ts'
import { oneSided } from './grammar/one-sided.ts'
import { partAndWhole } from './grammar/part-and-whole.ts'
import { piledNegation } from './grammar/piled-negation.ts'
import { strandedWords } from './grammar/stranded-words.ts'
import { twoFrames } from './grammar/two-frames.ts'
import { twoReadings } from './grammar/two-readings.ts'
import { twoEnds } from './grammar/two-ends.ts'
import { unclearWho } from './grammar/unclear-who.ts'
import { unnamedThing } from './grammar/unnamed-thing.ts'
import { contraryFacts } from './grammar/contrary-facts.ts'
import { neverTogether } from './grammar/never-together.ts'
import { crossedFrames } from './grammar/crossed-frames.ts'
import { foreignMember } from './grammar/foreign-member.ts'
import { growingDegree } from './grammar/growing-degree.ts'
import { latePhrase } from './grammar/late-phrase.ts'
import { doubledFrame } from './grammar/doubled-frame.ts'
import { doubledEnd } from './grammar/doubled-end.ts'
import { echoedWord } from './grammar/echoed-word.ts'
import { phraseOrder } from './grammar/phrase-order.ts'
import { strayingWords } from './grammar/straying-words.ts'
import { turnedRound } from './grammar/turned-round.ts'
import { everydayOrder } from './grammar/everyday-order.ts'
import { missingDeed } from './grammar/missing-deed.ts'
import { missingDoer } from './grammar/missing-doer.ts'
import { missingHalf } from './grammar/missing-half.ts'
import { missingHead } from './grammar/missing-head.ts'
import { movedWords } from './grammar/moved-words.ts'
import { outOfTurn } from './grammar/out-of-turn.ts'
import { openFrame } from './grammar/open-frame.ts'
import { runTogether } from './grammar/run-together.ts'
import { saidTwice } from './grammar/said-twice.ts'
import { unopenedEnd } from './grammar/unopened-end.ts'
import { sameSense } from './grammar/same-sense.ts'
import { wordGap } from './grammar/word-gap.ts'
import { wordOrder } from './grammar/word-order.ts'
import { wrongNumbers } from './grammar/wrong-numbers.ts'
import { wrongSeat } from './grammar/wrong-seat.ts'
import { adverbFirst } from './grammar/adverb-first.ts'
import { partedPreposition } from './grammar/parted-preposition.ts'
import { phraseBehind } from './grammar/phrase-behind.ts'
import { restlessParticles } from './grammar/restless-particles.ts'
import { strayedAttribute } from './grammar/strayed-attribute.ts'
import { wrongCollocation } from './grammar/wrong-collocation.ts'
import { wrongMeasure } from './grammar/wrong-measure.ts'
import { bookTitle } from './punctuation/book-title.ts'
import { doubledMark } from './punctuation/doubled-mark.ts'
import { englishMark } from './punctuation/english-mark.ts'
import { estimateComma } from './punctuation/estimate-comma.ts'
import { lineHeadMark } from './punctuation/line-head-mark.ts'
import { missingFullStop } from './punctuation/missing-full-stop.ts'
import { pauseMark } from './punctuation/pause-mark.ts'
import { questionMark } from './punctuation/question-mark.ts'
import { speechColon } from './punctuation/speech-colon.ts'
import { speechEnd } from './punctuation/speech-end.ts'
import { turnedQuote } from './punctuation/turned-quote.ts'
import { actionDescription } from './rhetoric/action-description.ts'
import { contrast } from './rhetoric/contrast.ts'
import { hyperbole } from './rhetoric/hyperbole.ts'
import { innerDescription } from './rhetoric/inner-description.ts'
import { likenedEvent } from './rhetoric/likened-event.ts'
import { metaphor } from './rhetoric/metaphor.ts'
import { parallelism } from './rhetoric/parallelism.ts'
import { personification } from './rhetoric/personification.ts'
import { quotation } from './rhetoric/quotation.ts'
import { rhetoricalQuestion } from './rhetoric/rhetorical-question.ts'
import { scene } from './rhetoric/scene.ts'
import { sensoryDescription } from './rhetoric/sensory-description.ts'
import { simile } from './rhetoric/simile.ts'
import { speechDescription } from './rhetoric/speech-description.ts'
import type { Rule } from './rule.ts'
import { adverbDe } from './spelling/adverb-de.ts'
import { complementDe } from './spelling/complement-de.ts'
import { confusedWord } from './spelling/confused-word.ts'
import { givenAway } from './spelling/given-away.ts'
import { likenedWord } from './spelling/likened-word.ts'
import { nextStep } from './spelling/next-step.ts'
import { particleDe } from './spelling/particle-de.ts'
import { setPhrase } from './spelling/set-phrase.ts'
import { wrongCharacter } from './spelling/wrong-character.ts'

export const RULES: readonly Rule[] = [
  confusedWord,
  likenedWord,
  givenAway,
  setPhrase,
  nextStep,
  wrongCharacter,
  complementDe,
  particleDe,
  missingSubject,
  mixedPattern,
  oneSided,
  piledNegation,
  wrongSums,
  adverbsAtOdds,
  wrongOutcome,
  allButSome,
  connectivePair,
  crossedHalves,
  connectiveCases,
  connectivePlace,
  actionOrder,
  missingPart,
  doubledEstimate,
  doubledMeaning,
  wrongCollocation,
  wrongMeasure,
  halfAndHalf,
  saidAgain,
  statesAtOdds,
  connectiveSense,
  partAndWhole,
  joinedPatterns,
  crossedPatterns,
  repeatedWords,
  clashingWords,
  misplacedWords,
  unfinishedClause,
  strandedWords,
  namedTwice,
  unnamedThing,
  unclearWho,
  contraryFacts,
  neverTogether,
  wrongNumbers,
  foreignMember,
  missingDeed,
  missingDoer,
  missingHalf,
  missingHead,
  openFrame,
  wordOrder,
  crossedFrames,
  secondPredicate,
  crossedVoices,
  doubledFrame,
  doubledEnd,
  unopenedEnd,
  crossedOpenings,
  saidTwice,
  sameSense,
  echoedWord,
  moreThanOnce,
  growingDegree,
  latePhrase,
  adverbOrder,
  borrowedEnd,
  turnedRound,
  phraseOrder,
  strayingWords,
  everydayOrder,
  twoEnds,
  twoFrames,
  runTogether,
  wrongSeat,
  adverbFirst,
  partedPreposition,
  phraseBehind,
  restlessParticles,
  strayedAttribute,
  cutShort,
  twoReadings,
  movedWords,
  outOfTurn,
  wordGap,
  doubledMark,
  estimateComma,
  missingFullStop,
  pauseMark,
  speechEnd,
  turnedQuote,
  speechColon,
  questionMark,
  bookTitle,
  lineHeadMark,
  parallelism,
  simile,
  likenedEvent,
  metaphor,
  personification,
  hyperbole,
  rhetoricalQuestion,
  quotation,
  contrast,
  actionDescription,
  speechDescription,
  innerDescription,
  sensoryDescription,
  scene,
  toldFeeling,
  sameOpening,
  adverbDe,
  englishMark,
]
