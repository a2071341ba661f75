/**
 * Cuts a square out of the chosen picture: drag and zoom. What leaves the device is a small JPEG
 * drawn anew, without the photo's place and time.
 */
import { AVATAR_MAX_LENGTH } from '@zhupi/contract/terms/limits.ts'
import { REFUSALS } from '@zhupi/contract/terms/refusals.ts'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { Button } from '#ui/Button.tsx'
import { alertText } from '#ui/notices.ts'
import { Sheet } from '#ui/Sheet.tsx'
import { moveCrop, squareOf, WHOLE, ZOOM_MAX, type Crop, type Size } from './crop.ts'
import './avatarSheet.css'

const AVATAR_SIDE = 256
/** Of the square's side, at each press of an arrow key. */
const KEY_STEP = 0.05

/** `address`: the chosen file's; undefined = closed. */
type Props = {
  address: string | undefined
  onUse: (jpeg: string) => Promise<void>
  onClose: () => void
}

export function AvatarSheet({ address, onUse, onClose }: Props) {
  return (
    <Sheet isOpen={address !== undefined} title="裁剪头像" onClose={onClose}>
      {address !== undefined && <Cutter address={address} onUse={onUse} onClose={onClose} />}
    </Sheet>
  )
}

function Cutter({ address, onUse, onClose }: { address: string } & Omit<Props, 'address'>) {
  const [size, setSize] = useState<Size>()
  const [crop, setCrop] = useState(WHOLE)
  const image = useRef<HTMLImageElement>(null)

  const use = async () => {
    const jpeg = image.current && size && drawJpeg(image.current, squareOf(size, crop))
    return jpeg ? onUse(jpeg) : alertText(REFUSALS.avatarWrong.text)
  }
  const unreadable = async () => {
    onClose()
    await alertText(REFUSALS.avatarWrong.text)
  }
  return (
    <>
      <Stage size={size} onMove={setCrop}>
        <img
          ref={image}
          src={address}
          alt=""
          draggable={false}
          style={size === undefined ? { visibility: 'hidden' } : placeOf(size, crop)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => void unreadable()}
        />
      </Stage>
      <label className="avatar-zoom">
        <span>缩放</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop({ ...crop, zoom: Number(event.target.value) })}
        />
      </label>
      <div className="sheet-foot">
        <Button kind="soft" grow onPress={onClose}>
          取消
        </Button>
        <Button grow disabledReason={size === undefined ? '图片还在打开' : undefined} onPress={use}>
          使用
        </Button>
      </div>
    </>
  )
}

type StageProps = {
  size: Size | undefined
  onMove: (move: (crop: Crop) => Crop) => void
  children: ReactNode
}

/** Where the picture is dragged, with a finger or the arrow keys. */
function Stage({ size, onMove, children }: StageProps) {
  const held = useRef<{ x: number; y: number }>(undefined)
  const release = () => {
    held.current = undefined
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (held.current === undefined || size === undefined) return
    const side = event.currentTarget.clientWidth
    const dx = (event.clientX - held.current.x) / side
    const dy = (event.clientY - held.current.y) / side
    held.current = { x: event.clientX, y: event.clientY }
    onMove((crop) => moveCrop(size, crop, dx, dy))
  }
  const step = (event: KeyboardEvent) => {
    const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
      event.key
    ]
    if (way === undefined || size === undefined) return
    event.preventDefault()
    const [dx = 0, dy = 0] = way
    onMove((crop) => moveCrop(size, crop, dx * KEY_STEP, dy * KEY_STEP))
  }
  return (
    <div
      className="avatar-stage"
      role="application"
      tabIndex={0}
      aria-label="拖动图片选择要用的部分，也可以用方向键移动"
      onPointerDown={(event) => {
        held.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={step}
    >
      {children}
    </div>
  )
}

/** So large, and moved so far, that the stage shows the square alone. */
function placeOf(size: Size, crop: Crop): CSSProperties {
  const { left, top, side } = squareOf(size, crop)
  return {
    width: `${(size.width / side) * 100}%`,
    height: `${(size.height / side) * 100}%`,
    left: `${(-left / side) * 100}%`,
    top: `${(-top / side) * 100}%`,
  }
}

/** Undefined where the picture cannot be drawn, or only as too large a file. */
function drawJpeg(
  image: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = AVATAR_SIDE
  canvas.height = AVATAR_SIDE
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  // A JPEG has no see-through parts; without this they turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE)
  return [0.88, 0.75, 0.6, 0.4]
    .map((quality) => canvas.toDataURL('image/jpeg', quality))
    .find((jpeg) => jpeg.startsWith('data:image/jpeg') && jpeg.length <= AVATAR_MAX_LENGTH)
}
