/** Takes pictures: the camera one at a time, the album several. */
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useState } from 'react'
import './PhotoSheet.css'

type PickProps = {
  name: string
  isCamera?: boolean
  onPick: (files: readonly File[]) => Promise<void>
}

export function PickButton({ name, isCamera, onPick }: PickProps) {
  // A large photograph takes seconds to be drawn.
  const [isBusy, setBusy] = useState(false)
  return (
    <label className="btn line grow photo-pick" aria-busy={isBusy}>
      {isBusy ? MESSAGES.photosComing : name}
      <input
        type="file"
        accept="image/*"
        multiple={isCamera !== true}
        {...(isCamera === true && { capture: 'environment' })}
        className="visually-hidden"
        aria-label={name}
        disabled={isBusy}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])]
          // The same photograph may be chosen again.
          input.value = ''
          setBusy(true)
          void onPick(files).finally(() => setBusy(false))
        }}
      />
    </label>
  )
}
