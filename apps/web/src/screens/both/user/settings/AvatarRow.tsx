/** The picture, and choosing another one from the phone. */
import { useRef, useState } from 'react'
import { allOverlaysClosed } from '#ui/overlays.ts'
import { Avatar } from '#parts/Profile/Avatar.tsx'
import { AvatarSheet } from './AvatarSheet.tsx'

type Props = {
  name: string
  image: string | null
  /** '' = none. */
  onUse: (jpeg: string) => Promise<void>
}

export function AvatarRow({ name, image, onUse }: Props) {
  const [address, setAddress] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) => {
    if (file !== undefined) setAddress(URL.createObjectURL(file))
  }
  const close = () => {
    // The browser keeps the file for as long as it has an address.
    if (address !== undefined) URL.revokeObjectURL(address)
    setAddress(undefined)
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
  }
  const use = async (jpeg: string) => {
    close()
    await allOverlaysClosed()
    await onUse(jpeg)
  }
  return (
    <div className="settings-avatar">
      <Avatar name={name} image={image} size="large" />
      <div className="settings-avatar-ways">
        {/* No `capture`: the phone then offers the album as well as the camera. */}
        <label className="btn line small settings-choose">
          更换头像
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept="image/*"
            onChange={(event) => choose(event.target.files?.[0])}
          />
        </label>
        {image !== null && (
          <button type="button" className="btn soft small" onClick={() => void onUse('')}>
            去掉头像
          </button>
        )}
      </div>
      <AvatarSheet address={address} onUse={use} onClose={close} />
    </div>
  )
}
