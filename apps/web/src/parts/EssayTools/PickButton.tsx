/** Takes pictures: the camera one at a time, the album several. */
import './PhotoSheet.css'

type PickProps = {
  name: string
  isCamera?: boolean
  onPick: (files: readonly File[]) => Promise<void>
}

export function PickButton({ name, isCamera, onPick }: PickProps) {
  return (
    <label className="btn line grow photo-pick">
      {name}
      <input
        type="file"
        accept="image/*"
        multiple={isCamera !== true}
        {...(isCamera === true && { capture: 'environment' })}
        className="visually-hidden"
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])]
          // The same photograph may be chosen again.
          input.value = ''
          void onPick(files)
        }}
      />
    </label>
  )
}
