/** What looks out of its seat and is not: 盼来了暑假, 吃饭在学校，睡觉在家里. */

/** 开车得特别小心, 上课得很专心才听得懂: 得 says what has to be. */
export function mustBeDone(match: RegExpExecArray, text: string): boolean {
  const clause = /^[^，。；！？]*/.exec(text.slice(match.index + match[0].length))?.[0] ?? ''
  const isFirst = match.index === 0 || /[，。；！？：]/.test(text.charAt(match.index - 1))
  return (
    clause.includes('才') ||
    /^真[刀心正的]/.test(clause) ||
    (isFirst && /^(?:很|非常|特别|十分)(?:小心|专心|细心|认真|注意|耐心|有)/.test(clause))
  )
}

/** 迎来了春天, 会期改在了星期三: the time itself is the object. */
export function isWelcomed(match: RegExpExecArray, text: string): boolean {
  const before = text.slice(Math.max(0, match.index - 12), match.index)
  return (
    /(?:忘|过|到|除|为|成|有|没|离开|告别|怀念|属于|关于|说|[改定安排推放选]在|带[回进])[^，。]{0,3}了$/.test(
      before.slice(-6),
    ) ||
    (/[春夏秋冬]天$|[暑寒]假$|^今天$|小时候$|国庆节$/.test(match[0]) &&
      !/[把被将]|[写做吃看读洗修][完好]了$/.test(before))
  )
}

/** 吃饭在学校，睡觉在家里: one place is set against another. */
export function standsAgainst(match: RegExpExecArray, text: string): boolean {
  const from = Math.max(...['。', '！', '？'].map((end) => text.lastIndexOf(end, match.index)))
  const sentence = /^[^。！？]*/.exec(text.slice(from + 1))?.[0] ?? ''
  return /在[^，；在]{1,4}[，；][^，；]{0,6}在[^，；在]{1,4}$/.test(sentence)
}
