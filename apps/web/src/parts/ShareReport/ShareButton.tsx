/** 分享 at the foot of a report that stands. */
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ShareSheet } from './ShareSheet.tsx'

export function ShareButton({ id, ishomework }: { id: number; ishomework: 0 | 1 }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="soft" onPress={() => setOpen(true)}>
        分享
      </Button>
      <ShareSheet essay={{ id, ishomework }} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
