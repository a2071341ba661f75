/** The constants bundle, from the contract's terms and the packages on offer. */
import type { getConstants as call } from '@zhupi/contract/calls/constants.ts'
import { GENRE_GROUPS } from '@zhupi/contract/terms/genres.ts'
import { LEVEL_NAMES, LEVELS } from '@zhupi/contract/terms/levels.ts'
import {
  durationName,
  RECHARGE_TYPE_NAMES,
  RECHARGE_TYPES,
} from '@zhupi/contract/terms/membership.ts'
import {
  EDITION_NAMES,
  EDITIONS,
  QUESTION_TAG_NAMES,
  QUESTION_TAGS,
} from '@zhupi/contract/terms/questions.ts'
import {
  REFERENCE_TAG_NAMES,
  REFERENCE_TAGS,
  REFERENCE_THEME_NAMES,
  REFERENCE_THEMES,
} from '@zhupi/contract/terms/references.ts'
import { DEFAULT_SCORE_SCALE, SCORE_SCALES } from '@zhupi/contract/terms/scoreScales.ts'
import { GRADE_LEVELS, gradeName, stageOf } from '@zhupi/contract/terms/stages.ts'
import { SUBMISSION_STATUS_NAMES, SUBMISSION_STATUSES } from '@zhupi/contract/terms/statuses.ts'
import { listPackages } from '../../records/order.ts'
import type { Handler } from '../handler.ts'

export const getConstants: Handler<typeof call> = async (_request, { db, payment }) => ({
  ArticleType: {
    all: GENRE_GROUPS.map((group) => ({
      id: group.id,
      name: group.id,
      text: group.name,
      children: group.genres.map((genre) => ({ id: genre.id, name: genre.id, text: genre.name })),
    })),
  },
  Grade: GRADE_LEVELS.map((level) => ({
    id: level,
    name: gradeName(level),
    stage: stageOf(level),
  })),
  ScoreKind: SCORE_SCALES.map((scale) => ({
    name: scale === DEFAULT_SCORE_SCALE ? '百分制' : `${scale}分制`,
    value: scale,
  })),
  StudentHomeworkStatus: SUBMISSION_STATUSES.map((status) => ({
    id: status,
    name: SUBMISSION_STATUS_NAMES[status],
  })),
  // Yuan, as people read it; an order reads its price anew.
  RechargePackage: (await listPackages(db)).map(({ id, days, price }) => ({
    name: id,
    text: durationName(days),
    amount: price / 100,
    days,
  })),
  // Only what can be paid with here.
  RechargeType: RECHARGE_TYPES.filter((type) => payment.gateways[type] !== undefined).map(
    (type) => ({ id: type, name: RECHARGE_TYPE_NAMES[type] }),
  ),
  WritingReferenceTheme: REFERENCE_THEMES.map((theme) => ({
    id: theme,
    name: REFERENCE_THEME_NAMES[theme],
  })),
  WritingReferenceTag: REFERENCE_TAGS.map((tag) => ({ id: tag, name: REFERENCE_TAG_NAMES[tag] })),
  QuestionEdition: EDITIONS.map((edition) => ({ id: edition, name: EDITION_NAMES[edition] })),
  QuestionTag: QUESTION_TAGS.map((tag) => ({ id: tag, name: QUESTION_TAG_NAMES[tag] })),
  CompositionRemarkCategoryLevel: LEVELS.map((level) => ({
    id: `level${level}`,
    name: LEVEL_NAMES[level],
  })),
})
