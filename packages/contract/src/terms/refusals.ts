/** Every refusal a call may give: the wire's code and the words a person reads (spec 1 §8, decisions 3). */
export const REFUSALS = {
  badInput: { code: 400, text: '提交的内容有误' },
  noSuchCall: { code: 400, text: '没有这个接口' },
  wrongContentType: { code: 400, text: '不支持这种提交格式' },
  bodyTooLarge: { code: 400, text: '提交的内容太大了' },
  tooManyRequests: { code: 400, text: '操作太频繁，请稍后再试' },
  notSignedIn: { code: 3004, text: '登录已失效，请重新登录' },
  signedInElsewhere: { code: 3009, text: '特别提醒：您的账号已在其它地方登陆，若不是本人操作，请您及时修改密码。' },
  wrongRole: { code: 3005, text: '当前身份不能进行此操作' },
  notFound: { code: 3005, text: '内容不存在或已被删除' },
  wrongPassword: { code: 3005, text: '账号或密码不正确' },
  noSuchJoinCode: { code: 3005, text: '没有找到这个班级，请核对班级码' },
  classLocked: { code: 3005, text: '班级已锁定，暂时不能加入，请联系老师' },
  classFull: { code: 3005, text: '班级人数已满，请联系老师' },
  alreadyInClass: { code: 3005, text: '你已经在这个班级里了' },
  tooManyClasses: { code: 3005, text: '班级数量已达上限' },
  mixedClasses: { code: 400, text: '大学班级与K12班级不能同时选择' },
  genreNotForClass: { code: 400, text: '所选文体不适用于这个班级' },
  endBeforeStart: { code: 400, text: '结束时间要晚于开始时间' },
  tooFarAhead: { code: 400, text: '时间最多可设到五年以后' },
  scoreLimitsCrossed: { code: 400, text: '最低分不能大于等于最高分' },
  scoreLimitAboveScale: { code: 400, text: '分数限制最高分不能高于分制满分' },
  lowestScoreOutside: { code: 400, text: '提交分数不能低于或高于限制分数' },
  essayHandedIn: { code: 500, text: '作业已提交，不能再修改' },
  homeworkNotStarted: { code: 500, text: '作业还没有开始' },
  homeworkEnded: { code: 500, text: '作业已截止，不能再批改或提交；已写的内容都保存着' },
  genreMissing: { code: 400, text: '请选择作文类型' },
  titleMissing: { code: 400, text: '请填写作文标题' },
  contentMissing: { code: 400, text: '请填写作内容' },
  scoreBelowLowest: { code: 500, text: '机评分数还没有达到老师设定的提交分数，请修改后再提交' },
  correctionRunning: { code: 500, text: '正在批改，请稍候' },
  notHandedIn: { code: 500, text: '这篇作文还没有提交，不能批阅' },
  essayChanged: { code: 500, text: '作文内容已有变化，请刷新后再批阅' },
  scoreAboveScale: { code: 400, text: '教师评分不能超过设置的分制' },
  scoreOutsideLimits: { code: 400, text: '教师评分不在作业设定的分数范围内' },
  serverFault: { code: 500, text: '服务器开小差了，请稍后重试' },
  stopping: { code: 500, text: '服务正在重启，请稍后重试' },
} as const satisfies Record<string, { code: 400 | 500 | 1000 | 3004 | 3005 | 3009 | 4000; text: string }>

export type RefusalName = keyof typeof REFUSALS

/** What a correction answers as its entity when no use is left (spec 1 §8). */
export const QUOTA_USED_UP = '批改服务已过期，请及时充值哦。'
