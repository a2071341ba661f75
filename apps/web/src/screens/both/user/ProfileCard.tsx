/**
 * The head of 我的: picture and name, what is left to correct, and a pupil's three figures. It has
 * its size before the figures are known.
 */
import { formatScore } from '@zhupi/contract/rules/score.ts'
import { Link } from 'react-router'
import { paths } from '#client/paths.ts'
import { Avatar } from '#parts/Profile/Avatar.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { describeRights, type Rights } from './rights.ts'

type Statistics = { learningDay: number; practiceCount: number; bestScore: number | null }
type Props = {
  profile:
    | { name: string; mobile: string; headImage: string | null; accountInfo: Rights }
    | undefined
  about: string
  /** Given where this person has figures, which may still be on their way. */
  statistics: { figures: Statistics | undefined } | undefined
}

const FULL_SCORE = 100

export function ProfileCard({ profile, about, statistics }: Props) {
  const rights = profile && describeRights(profile.accountInfo)
  return (
    <section className="card user-card" aria-busy={profile === undefined}>
      <Link className="user-who" to={paths.settings()}>
        <Avatar name={profile?.name ?? ''} image={profile?.headImage ?? null} />
        <span className="grow">
          <span className="user-name">
            {profile?.name ?? <span className="skeleton user-name-skeleton" />}
            {rights?.isVip && <Chip tone="amber">{rights.badge}</Chip>}
          </span>
          <span className="quiet user-about">
            <Facts items={[about, profile === undefined ? '' : spacedPhone(profile.mobile)]} />
          </span>
        </span>
        <span className="visually-hidden">账号设置</span>
        <i aria-hidden="true">›</i>
      </Link>
      {statistics && (
        <dl className="user-figures">
          <div>
            <dt>学习天数</dt>
            <dd>{statistics.figures?.learningDay ?? '–'}</dd>
          </div>
          <div>
            <dt>练习次数</dt>
            <dd>{statistics.figures?.practiceCount ?? '–'}</dd>
          </div>
          <div>
            <dt>最高分</dt>
            <dd>
              {statistics.figures === undefined
                ? '–'
                : formatScore(statistics.figures.bestScore, FULL_SCORE)}
            </dd>
          </div>
        </dl>
      )}
      <Link className="user-vip" to={paths.vip()}>
        <b aria-hidden="true">批</b>
        <span className="grow">
          {rights === undefined ? (
            <span className="skeleton user-vip-skeleton" />
          ) : (
            <>
              {!rights.isVip && <strong>{rights.badge}</strong>}
              {rights.text}
            </>
          )}
        </span>
        <span className="user-vip-action">{rights?.action ?? '开通会员'}</span>
      </Link>
    </section>
  )
}

/** 138 0000 0000: grouped, as a person checks it. */
function spacedPhone(mobile: string): string {
  return mobile === '' ? '未绑定手机' : mobile.replace(/^(.{3})(.{4})(.+)$/, '$1 $2 $3')
}
