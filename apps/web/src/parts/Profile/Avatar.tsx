/** A person's picture; without one, the first character of the name as a seal. */
import { useState } from 'react'
import './Avatar.css'

type Props = { name: string; image: string | null; size?: 'normal' | 'large' }

export function Avatar({ name, image, size = 'normal' }: Props) {
  const [lostImage, setLostImage] = useState<string>()
  const className = size === 'large' ? 'avatar large' : 'avatar'
  // A picture that does not arrive must not leave a hole.
  if (image === null || image === lostImage)
    return (
      <span className={`${className} sign`} aria-hidden="true">
        {[...name][0] ?? ''}
      </span>
    )
  return <img className={className} src={image} alt="" onError={() => setLostImage(image)} />
}
