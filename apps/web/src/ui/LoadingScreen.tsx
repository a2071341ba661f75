/** Stands where a screen will, while its code arrives: same paper, no jump. */
import { CardSkeletons } from './CardSkeletons.tsx'

export function LoadingScreen() {
  return (
    <div className="screen">
      <div className="screen-head" />
      <main className="screen-body">
        <CardSkeletons />
      </main>
    </div>
  )
}
