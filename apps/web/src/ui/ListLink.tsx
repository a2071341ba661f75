/**
 * A link of a list to one of its items. Beside an open item it takes that one's place, so that Back
 * leads to where the list was left and not through everything that was looked at.
 */
import { Link, useLocation, type LinkProps } from 'react-router'
import { usePane } from './pane.ts'

type Props = LinkProps & {
  to: string
  /** Other addresses at which the same item is open. */
  also?: readonly string[]
}

export function ListLink({ to, also = [], ...rest }: Props) {
  const pane = usePane()
  const { pathname, search } = useLocation()
  const isOpen =
    pane !== undefined &&
    [to, ...also].some((each) => each === (each.includes('?') ? pathname + search : pathname))
  return (
    <Link
      {...rest}
      to={to}
      replace={pane !== undefined && !pane.isAlone}
      aria-current={isOpen ? 'page' : undefined}
    />
  )
}
