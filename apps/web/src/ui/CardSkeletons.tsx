/** `isIdle`: only takes the place of what is not asked for yet. */
export function CardSkeletons({ count = 3, isIdle }: { count?: number; isIdle?: boolean }) {
  return (
    <div
      {...(isIdle
        ? { 'aria-hidden': true }
        : { role: 'status', 'aria-busy': true, 'aria-label': '正在加载' })}
    >
      {Array.from({ length: count }, (_, index) => (
        <div className="card" key={index}>
          <div className="skeleton" style={{ width: '40%', height: 18 }} />
          <div className="skeleton" style={{ width: '75%', height: 22, margin: '12px 0' }} />
          <div className="skeleton" style={{ height: 44 }} />
        </div>
      ))}
    </div>
  )
}
