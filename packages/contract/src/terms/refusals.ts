import { SHARE_LINKS_MAX } from './limits.ts'
import {
  FOR_THE_SCREEN,
  NOT_SIGNED_IN,
  OWN_PASSWORD_NEEDED,
  REFUSED,
  SERVER_FAULT,
  SIGNED_IN_ELSEWHERE,
} from './refusalCodes.ts'

/** Every refusal a call may give: the wire's code and the words a person reads. */
export const REFUSALS = {
  badInput: { code: 400, text: '提交的内容有误' },
  noSuchCall: { code: 400, text: '没有这个接口' },
  wrongContentType: { code: 400, text: '不支持这种提交格式' },
  bodyTooLarge: { code: 400, text: '提交的内容太大了' },
  tooManyRequests: { code: 400, text: '操作太频繁，请稍后再试' },
  requestTooSlow: { code: 400, text: '网络太慢，内容没有传完，请再试一次' },
  /** Both: 稍后 becomes how long, where that is known. */
  passwordTriedTooOften: { code: REFUSED, text: '密码输错的次数较多，请稍后再试' },
  notSignedIn: { code: NOT_SIGNED_IN, text: '登录已失效，请重新登录' },
  signedInElsewhere: {
    code: SIGNED_IN_ELSEWHERE,
    text: '特别提醒：您的账号已在其它地方登陆，若不是本人操作，请您及时修改密码。',
  },
  wrongRole: { code: REFUSED, text: '当前身份不能进行此操作' },
  notFound: { code: REFUSED, text: '内容不存在或已被删除' },
  demoClosed: { code: REFUSED, text: '演示账号在这里不能登录' },
  /** Handled by the web app, which leads to the first sign-in's screen. */
  ownPasswordNeeded: { code: FOR_THE_SCREEN, text: OWN_PASSWORD_NEEDED },
  /** Handled by the screen: the person proves who it is, and what was typed stays. */
  proofNeeded: { code: FOR_THE_SCREEN, text: '请先验证身份，再继续' },
  ownPasswordSet: { code: REFUSED, text: '密码已经设置过了，请用自己的密码登录' },
  samePassword: { code: 400, text: '新密码不能和现在的一样' },
  wrongPassword: { code: REFUSED, text: '账号或密码不正确' },
  wrongSmsCode: { code: REFUSED, text: '验证码不正确或已过期，请重新获取' },
  smsTooSoon: { code: REFUSED, text: '验证码发送太频繁，请一分钟后再试' },
  smsTooMany: { code: REFUSED, text: '验证码发送次数过多，请一小时后再试' },
  smsUsedUp: { code: REFUSED, text: '今天的验证码已经发完，请明天再试，或用密码登录' },
  smsFailed: { code: SERVER_FAULT, text: '短信发送失败，请稍后再试' },
  /** Handled by the screen: registration opens with the phone filled in. */
  phoneUnknown: { code: FOR_THE_SCREEN, text: '这个手机号还没有注册' },
  phoneTaken: { code: REFUSED, text: '这个手机号已经注册过了，请直接登录' },
  noSuchSchool: { code: 400, text: '请选择学校' },
  wrongCard: { code: REFUSED, text: '卡号或卡密码不正确；连续输错 5 次后，一小时内不能再试' },
  cardUsed: { code: REFUSED, text: '这张卡已经绑定过了' },
  cardExpired: { code: REFUSED, text: '这张卡已过有效期' },
  noSuchEntitlement: { code: REFUSED, text: '没有找到这个权益码，请核对' },
  entitlementBound: { code: REFUSED, text: '权益码已被绑定' },
  noAccountForPhone: { code: REFUSED, text: '这个手机号还没有注册，不会自动注册账号，请先注册' },
  guardianNeeded: { code: REFUSED, text: '学生购买需要监护人确认' },
  paymentUnavailable: { code: REFUSED, text: '还没有开通在线支付，请联系客服' },
  paymentFailed: { code: SERVER_FAULT, text: '支付失败！' },
  samePhone: { code: 400, text: '新手机号和现在的一样' },
  avatarWrong: { code: 400, text: '头像图片格式不正确，请换一张' },
  /** Handled by the screen: the guardian is asked. */
  consentNeeded: { code: FOR_THE_SCREEN, text: '需要监护人同意后才能继续' },
  consentRefused: { code: REFUSED, text: '监护人没有同意，暂时不能加入班级' },
  accountRemoved: { code: REFUSED, text: '账号已注销' },
  notInClass: { code: REFUSED, text: '内容不存在或已被删除' },
  messageEmpty: { code: 400, text: '请输入留言内容!' },
  noSuchJoinCode: { code: REFUSED, text: '没有找到这个班级，请核对班级码' },
  classLocked: { code: REFUSED, text: '班级已锁定，暂时不能加入，请联系老师' },
  classFull: { code: REFUSED, text: '班级人数已满，请联系老师' },
  alreadyInClass: { code: REFUSED, text: '你已经在这个班级里了' },
  tooManyClasses: { code: REFUSED, text: '班级数量已达上限' },
  mixedClasses: { code: 400, text: '大学班级与K12班级不能同时选择' },
  genreNotForClass: { code: 400, text: '所选文体不适用于这个班级' },
  endBeforeStart: { code: 400, text: '结束时间要晚于开始时间' },
  endInPast: { code: 400, text: '结束时间已经过去了' },
  tooFarAhead: { code: 400, text: '时间最多可设到五年以后' },
  scoreLimitsCrossed: { code: 400, text: '最低分不能大于等于最高分' },
  scoreLimitAboveScale: { code: 400, text: '分数限制最高分不能高于分制满分' },
  lowestScoreOutside: { code: 400, text: '提交分数不能低于或高于限制分数' },
  homeworkFinished: { code: SERVER_FAULT, text: '作业已结束，不能再修改' },
  homeworkUnderway: { code: SERVER_FAULT, text: '作业已经开始，不能再改开始时间' },
  scaleInUse: { code: SERVER_FAULT, text: '已经有批阅成绩，不能再改分制和分数限制' },
  questionsFixed: { code: 400, text: '发布以后不能增减试题' },
  tooManyReferences: { code: REFUSED, text: '自己的写作参考已达上限，请先删除不用的' },
  questionEmpty: { code: 400, text: '请输入作文标题或作文要求' },
  questionTaken: { code: SERVER_FAULT, text: '这道题已经在我的题库里了' },
  tooManyOwnQuestions: { code: REFUSED, text: '自己的题目已达上限，请先删除不用的' },
  practiceEmpty: { code: 400, text: '还没有写内容' },
  correctionNeedsConsent: {
    code: REFUSED,
    text: '监护人没有同意，暂时不能批改；写下的内容都保存着',
  },
  noSuchReference: { code: 400, text: '没有这份写作参考' },
  correctionNotOffered: {
    code: SERVER_FAULT,
    text: '老师没有开放提交前的 AI 批改，请写好后直接提交',
  },
  draftOvertaken: { code: FOR_THE_SCREEN, text: '这篇作文在别的页面又写过了' },
  essayHandedIn: { code: SERVER_FAULT, text: '作业已提交，不能再修改' },
  homeworkNotStarted: { code: SERVER_FAULT, text: '作业还没有开始' },
  homeworkEnded: { code: SERVER_FAULT, text: '作业已截止，不能再批改或提交；已写的内容都保存着' },
  genreMissing: { code: 400, text: '请选择作文类型' },
  gradeMissing: { code: 400, text: '请选择年级' },
  scaleMissing: { code: 400, text: '请选择分制' },
  titleMissing: { code: 400, text: '请填写作文标题' },
  contentMissing: { code: 400, text: '请填写作内容' },
  scoreBelowLowest: {
    code: SERVER_FAULT,
    text: '机评分数还没有达到老师设定的提交分数，请修改后再提交',
  },
  freeTriesUsedUp: {
    code: SERVER_FAULT,
    text: '这篇作文今天已经试着提交了 10 次，还没有达到老师设定的提交分数。写的内容都保存着，请再改一改，明天再提交',
  },
  correctionRunning: { code: SERVER_FAULT, text: '正在批改，请稍候' },
  notHandedIn: { code: SERVER_FAULT, text: '这篇作文还没有提交，不能批阅' },
  alreadyReviewed: { code: SERVER_FAULT, text: '这篇作文已经批阅，不能打回；可以再次批阅' },
  essayChanged: { code: SERVER_FAULT, text: '作文内容已有变化，请刷新后再批阅' },
  scoreAboveScale: { code: 400, text: '教师评分不能超过设置的分制' },
  scoreOutsideLimits: { code: 400, text: '教师评分不在作业设定的分数范围内' },
  serverFault: { code: SERVER_FAULT, text: '服务器开小差了，请稍后重试' },
  databaseUnavailable: {
    code: SERVER_FAULT,
    text: '服务暂时连不上数据库，请稍后重试；已保存的内容都在',
  },
  stopping: { code: SERVER_FAULT, text: '服务正在重启，请稍后重试' },
  nothingToShare: { code: REFUSED, text: '批改报告还没有做好，等做好了再分享' },
  enoughShareLinks: {
    code: REFUSED,
    text: `这一篇已经有 ${SHARE_LINKS_MAX} 条分享链接了，先停止一条再分享`,
  },
  shareEnded: { code: REFUSED, text: '分享已经结束，或者链接不完整' },
} as const satisfies Record<
  string,
  { code: 400 | 500 | 1000 | 3004 | 3005 | 3009 | 4000; text: string }
>

export type RefusalName = keyof typeof REFUSALS

/** What a correction answers as its entity when no use is left. */
export const QUOTA_USED_UP = '批改服务已过期，请及时充值哦。'

/** What a save answers as its entity when no more essays may begin today. */
export const NEW_ESSAYS_USED_UP = '文章篇数已达上限，请明天再创建新的文章。'
