/** 海报 at the foot of a report that stands; what draws it loads when it is asked for. */
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CardSkeletons } from '#ui/CardSkeletons.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import type { Poster } from './PosterSheet.tsx'

const PosterSheet = lazy(async () => ({
  default: (await import('./PosterSheet.tsx')).PosterSheet,
}))

export function PosterButton({ id, ishomework }: { id: number; ishomework: 0 | 1 }) {
  const [isOpen, setOpen] = useState(false)
  // Drawn once: another poster would take another link.
  const [poster, setPoster] = useState<Poster>()
  return (
    <>
      <Button kind="soft" onPress={() => setOpen(true)}>
        海报
      </Button>
      <Sheet title="分享海报" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<CardSkeletons count={1} />}>
          <PosterSheet essay={{ id, ishomework }} poster={poster} onDrawn={setPoster} />
        </Suspense>
      </Sheet>
    </>
  )
}
