/** Without a connection: the essays that this device can open, so that writing goes on. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listOfflineCopies } from '#drafts/offlineCache.ts'
import { paths } from '#client/paths.ts'
import { findPerson } from '#client/session.ts'

export function OfflineEssays() {
  const owner = findPerson()
  const copies = useQuery({
    queryKey: ['offlineCopies', owner],
    queryFn: () => (owner === undefined ? [] : listOfflineCopies(owner)),
    gcTime: 0,
    retry: false,
  })
  if (copies.data === undefined || copies.data.length === 0) return null
  return (
    <section className="card on-this-device">
      <h2>这台设备上可以接着写的</h2>
      <ul>
        {copies.data.map(({ detail, demand }) => (
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
