/**
 * The head of the sign-in page: a line of essay in Kai with a teacher's circles beside it, and the
 * seal. Pure SVG and CSS.
 */
const verse = ['落笔有', '我', '，批注见', '心']

export function Masthead() {
  return (
    <header className="login-head">
      <svg
        className="login-sweep"
        viewBox="0 0 390 250"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d="M-20 214 C60 172 120 232 196 204 C262 180 300 214 420 176 L420 190 C310 226 268 200 200 221 C122 246 62 192 -20 232 Z" />
        <path d="M250 40 C252 8 330 4 340 46 C348 84 286 104 258 78 C240 62 246 38 268 30 C252 44 250 62 264 74 C290 94 338 78 332 46 C324 12 262 14 255 42 Z" />
      </svg>
      <div className="login-title">
        <h1>朱批</h1>
        <p>
          {verse[0]}
          <em>{verse[1]}</em>
          {verse[2]}
          <em>{verse[3]}</em>
        </p>
      </div>
      <div className="login-seal" aria-hidden="true">
        <span>朱</span>
        <span>批</span>
      </div>
    </header>
  )
}
