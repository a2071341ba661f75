/** Without a connection: the essays that this device can open, so that writing goes on (decisions 31). */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listDesks } from '#drafts/offlineCache.ts'
import { paths } from '#client/paths.ts'
import { findPerson } from '#client/session.ts'

export function OnThisDevice() {
  const owner = findPerson()
  const desks = useQuery({
    queryKey: ['desks', owner],
    queryFn: () => (owner === undefined ? [] : listDesks(owner)),
    gcTime: 0,
    retry: false,
  })
  if (desks.data === undefined || desks.data.length === 0) return null
  return (
    <section className="card on-this-device">
      <h2>这台设备上可以接着写的</h2>
      <ul>
        {desks.data.map(({ detail, demand }) => (
          <li key={detail.id}>
            <Link to={paths.writing(detail.id, detail.homeworkId)}>
              <span className="grow">{detail.title === '' ? demand.title : detail.title}</span>
              <i aria-hidden="true">›</i>
            </Link>
          </li>
        ))}
      </ul>
      <p className="quiet">联网后自动同步。</p>
    </section>
  )
}
