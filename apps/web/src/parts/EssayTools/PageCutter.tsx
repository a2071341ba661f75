/** Cuts and turns a page: the writing alone is read better than a desk with a page on it. */
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '#ui/Button.tsx'
import type { Cut } from './drawPhoto.ts'
import './PageCutter.css'

/** `address`: of the picture as it was taken. */
type Props = { address: string; onCut: (cut: Cut) => Promise<void>; onClose: () => void }

/** A page of a notebook, upright or on its side. */
const SHAPES = [
  { name: '竖页', aspect: 3 / 4 },
  { name: '横页', aspect: 4 / 3 },
  { name: '半页', aspect: 2 },
] as const
const ZOOM_MAX = 4

export function PageCutter({ address, onCut, onClose }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turned, setTurned] = useState(0)
  const [shape, setShape] = useState<(typeof SHAPES)[number]>(SHAPES[0])
  const [area, setArea] = useState<Cut['area']>()
  return (
    <>
      <div className="cutter">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          rotation={turned}
          aspect={shape.aspect}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => setArea(pixels)}
        />
      </div>
      <label className="cutter-zoom">
        <span>缩放</span>
        <input
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <div className="cutter-shapes" role="radiogroup" aria-label="形状">
        {SHAPES.map((each) => (
          <button
            key={each.name}
            type="button"
            role="radio"
            aria-checked={each === shape}
            onClick={() => setShape(each)}
          >
            {each.name}
          </button>
        ))}
        <button type="button" onClick={() => setTurned((turned + 90) % 360)}>
          ⟳ 旋转
        </button>
      </div>
      <div className="sheet-foot">
        <Button kind="soft" grow onPress={onClose}>
          取消
        </Button>
        <Button
          grow
          disabledReason={area === undefined ? '照片还在打开' : undefined}
          onPress={async () => {
            if (area !== undefined) await onCut({ turned, area })
          }}
        >
          裁好了
        </Button>
      </div>
    </>
  )
}
