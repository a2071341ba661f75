/** Stands where a screen will, while its code arrives: same paper, same way back, no jump. */
import { BackButton } from './BackButton.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'

export function LoadingScreen({ onBack }: { onBack: (() => void) | undefined }) {
  return (
    <div className="screen">
      <div className="screen-head">{onBack && <BackButton onPress={onBack} />}</div>
      <main className="screen-body">
        <CardSkeletons />
      </main>
    </div>
  )
}
