/** The product's numbers. */
import { SECOND_MS } from './durations.ts'

export const PHONE_LENGTH = 11
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 64
export const NAME_MAX_LENGTH = 20
export const SMS_CODE_LENGTH = 6
export const SMS_CODE_MINUTES = 5
export const SMS_CODE_TRIES = 5
export const SMS_COOLDOWN_SECONDS = 60
export const SMS_PER_PHONE_AN_HOUR = 5
/** A whole school registers behind one address. */
export const SMS_PER_ADDRESS_AN_HOUR = 600
/** Of the whole service, unless its operator says otherwise: what a flood may cost at most. */
export const SMS_PER_DAY = 10_000
export const CARD_NUMBER_MAX_LENGTH = 32
export const MESSAGE_MAX_LENGTH = 500
export const FEEDBACK_MAX_LENGTH = 1_000
/** More feedback in 24 hours is no help to anybody. */
export const FEEDBACK_PER_DAY_MAX = 20
/** A JPEG of 256 × 256 as a data URL. */
export const AVATAR_MAX_LENGTH = 90_000
/** Pixels of one side; the screens ask for 256. */
export const AVATAR_SIDE_MAX = 1_024
/** Of one recording. */
export const RECORDING_SECONDS = 30
/** What recognisers of speech are made for. */
export const VOICE_SAMPLE_RATE = 16_000
/** The longest side of a photograph as browsers send it. */
export const PICTURE_SIDE = 1_000
export const PICTURE_BYTES_MAX = 6_000_000
/** A phone's camera has so many; what unpacks to more is not opened. */
export const PICTURE_PIXELS_MAX = 26_000_000
/** Pages that one turn of photographing takes. */
export const PICTURES_MAX = 10
/** Pages of a pile that a teacher photographs: a class of sixty, three pages each. */
export const PILE_PAGES_MAX = 180
/** Up to this grade a guardian's consent is asked for. */
export const CONSENT_UNTIL_GRADE = 8
/** Up to this grade a language model's words reach a pupil only once the teacher releases them. */
export const MODEL_WORDS_WAIT_UNTIL_GRADE = 6
export const CHANNEL_MAX_LENGTH = 32
export const PROMOTION_CHANNEL = '002'
/** One district's schools fit into it; a name narrows them. */
export const SCHOOLS_SHOWN_MAX = 200
export const CLASS_NAME_MAX_LENGTH = 40
export const MEMO_MAX_LENGTH = 200
/** Long enough for the next lesson. */
export const ONE_TIME_PASSWORD_DAYS = 7
/** From printing the slips to the first lesson with all of a class. */
export const FIRST_PASSWORD_DAYS = 60
export const JOIN_CODE_LENGTH = 6
export const STUDENT_NUMBER_MAX_LENGTH = 20
/** Of a printed account name: enough that nobody hits another's by a slip. */
export const LOGIN_NAME_DIGITS = 8
/** A class never grows past this, so a class list needs no pages. */
export const CLASS_SIZE_MAX = 100
export const CLASSES_PER_TEACHER_MAX = 100
export const CLASSES_PER_STUDENT_MAX = 20
/** Own ones, and as many that are assisted. */
export const CLASSES_LISTED_MAX = 2 * CLASSES_PER_TEACHER_MAX
export const ASSISTANTS_PER_CLASS_MAX = 10

export const HOMEWORK_PAGE_SIZE = 5
export const PAGE_SIZE_MAX = 100
/** Practice and question bank. */
export const PRACTICE_PAGE_SIZE = 10
/** 学习报告 looks at so many of a pupil's latest essays; a term has fewer. */
export const LEARNING_ESSAYS_MAX = 60
export const LEARNING_SCORES_SHOWN = 10
/** 班级进展 shows so many of a term's latest homework, 各班进展 so many of each class. */
export const PROGRESS_HOMEWORK_MAX = 12
export const PROGRESS_HOMEWORK_OF_EACH = 6
/** Good passages of a homework that are shown to the class. */
export const PASSAGES_PER_HOMEWORK_MAX = 5
/** With fewer scores a spread says nothing. */
export const SPREAD_MIN_SCORES = 5
/** New practice essays of a person, Shanghai's day; deleted ones count too. */
export const NEW_ESSAYS_PER_DAY = 20
export const AUTHOR_MAX_LENGTH = 20
export const OWN_QUESTIONS_MAX = 500
export const QUESTIONS_PER_HOMEWORK_MAX = 3
/** Unit goals of a homework. */
export const GOALS_PER_HOMEWORK_MAX = 3
export const GOAL_MAX_LENGTH = 40
export const HOMEWORK_DEFAULT_DAYS = 3
export const HOMEWORK_YEARS_AHEAD = 5
export const MIN_CHARACTERS_DEFAULT = 100

export const TITLE_MAX_LENGTH = 100
export const REQUIREMENT_MAX_LENGTH = 5_000
/** What is written into a gap of 错字本. */
export const WRONG_CHARACTERS_MAX_LENGTH = 20
/** No report has so many marks. */
export const MARKS_MAX = 30_000
export const CONTENT_MAX_LENGTH = 30_000
export const KEYWORDS_MAX = 10
export const KEYWORD_MAX_LENGTH = 20
export const REMARK_MAX_LENGTH = 2_000
/** Of one text: beyond that nobody finds the essay under them. */
export const TEACHER_MARKS_MAX = 60
export const TEACHER_NOTE_MAX_LENGTH = 200
/** A teacher's own: one page of them, so that all are found while a letter is typed. */
export const PHRASES_MAX = 100
export const PHRASE_MAX_LENGTH = 200
/** Sentences of a remark that are learned. */
export const LEARNED_PHRASE_MIN_LENGTH = 4
export const LEARNED_PHRASE_MAX_LENGTH = 40
/** From so many of a teacher's reviews on, the score's field begins in the teacher's own scale. */
export const SCALE_LEARNED_FROM = 20
/** For how long a verdict's button takes it back. */
export const UNDO_SECONDS = 10
export const REJECT_REASON_MAX_LENGTH = 500
export const REFERENCE_MAX_LENGTH = 3_000
export const REFERENCES_PER_TEACHER_MAX = 200
export const DELETED_KEPT_DAYS = 30
/** Rankings of the statistics screen. */
export const RANKING_LENGTH = 5

export const DRAFT_SAVE_SECONDS = 30
export const SIGN_IN_TIMEOUT_MS = 10 * SECOND_MS
export const REQUEST_TIMEOUT_MS = 30 * SECOND_MS
export const LOADING_SIGN_AFTER_MS = 300

export const SESSION_IDLE_DAYS = 30
/** How long a proof of who one is opens an act. */
export const PROOF_MINUTES = 5
/** However often it is used: a stolen ticket does not live for ever. */
export const SESSION_AGE_DAYS = 200
export const TRIAL_CORRECTIONS = 10
export const TRIAL_DAYS = 30
/**
 * Reports without a charge of one essay that has to reach a lowest score: handing it in again and
 * again is no way around what corrections cost.
 */
export const FREE_TRIES_PER_DAY = 10
/** Fewer classmates with a score than this and no percentile is shown. */
export const PERCENTILE_MIN_CLASSMATES = 10
/** For practice: so many essays of the same grade and genre group, and from so many days. */
export const PERCENTILE_MIN_PRACTICE = 30
export const PERCENTILE_PRACTICE_DAYS = 90
/** How long a shared report's link lives, and how many of one essay live at once. */
export const SHARE_DAYS = 30
export const SHARE_LINKS_MAX = 3
export const SHARED_STRENGTHS_MAX = 2
