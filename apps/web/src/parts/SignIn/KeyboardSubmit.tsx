/** Lets the keyboard's own “done” send a form whose visible button stands outside of it. */
export function KeyboardSubmit({ name }: { name: string }) {
  return (
    <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
      {name}
    </button>
  )
}
