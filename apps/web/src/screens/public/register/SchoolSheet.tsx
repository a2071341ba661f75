/** Province, city, region, then the schools there; the country stands above them. */
import { getCity, getProvince, getRegion, searchSchools } from '@zhupi/contract/calls/account.ts'
import {
  COUNTRIES,
  COUNTRY_NAMES,
  DEFAULT_COUNTRY,
  type Country,
} from '@zhupi/contract/terms/countries.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '#client/callQuery.ts'
import { useCall } from '#client/useCall.ts'
import { QueryFailure } from '#parts/QueryFailure/QueryFailure.tsx'
import { RadioRow } from '#ui/RadioRow.tsx'
import { Sheet } from '#ui/Sheet.tsx'

export type School = { id: number; name: string }
type Place = { id: string; name: string }
type Props = { isOpen: boolean; onChoose: (school: School) => void; onClose: () => void }

const TITLES = ['选择省份', '选择城市', '选择区县', MESSAGES.findSchool] as const
const REGION_DEPTH = 3

export function SchoolSheet({ isOpen, onChoose, onClose }: Props) {
  const [country, setCountry] = useState<Country>(DEFAULT_COUNTRY)
  const [trail, setTrail] = useState<readonly Place[]>([])
  return (
    <Sheet isOpen={isOpen} title={TITLES[trail.length] ?? MESSAGES.findSchool} onClose={onClose}>
      {trail.length === 0 && (
        <RadioRow
          className="sign-roles"
          label="国家"
          items={COUNTRIES.map((key) => ({ key, name: COUNTRY_NAMES[key] }))}
          value={country}
          onPick={setCountry}
        />
      )}
      {trail.length > 0 && (
        <nav className="place-trail" aria-label="已选的地区">
          {trail.map((place, depth) => (
            <button
              key={place.id}
              type="button"
              onClick={() => setTrail(trail.slice(0, depth))}
              aria-label={`重选${place.name}`}
            >
              {place.name} ›
            </button>
          ))}
        </nav>
      )}
      {trail.length < REGION_DEPTH ? (
        <Places
          key={`${country}/${trail.length}`}
          country={country}
          trail={trail}
          onPick={setTrail}
        />
      ) : (
        <Schools regionId={trail[REGION_DEPTH - 1]?.id ?? ''} onChoose={onChoose} />
      )}
    </Sheet>
  )
}

type PlacesProps = {
  country: Country
  trail: readonly Place[]
  onPick: (trail: readonly Place[]) => void
}

/** Where places lie does not change while one chooses. */
const LASTING = { staleTime: Infinity } as const

function Places({ country, trail, onPick }: PlacesProps) {
  const queries = useQueryClient()
  const inside = trail.at(-1)?.id ?? ''
  const depth = trail.length
  const provinces = useCall(getProvince, depth === 0 ? { countryId: country } : 'skip', LASTING)
  const cities = useCall(getCity, depth === 1 ? { provinceId: inside } : 'skip', LASTING)
  const regions = useCall(getRegion, depth === 2 ? { cityId: inside } : 'skip', LASTING)
  const places = [provinces, cities][depth] ?? regions
  const pick = async (place: Place) => onPick(await passSingles(queries, [...trail, place]))
  if (places.isError) return <QueryFailure error={places.error} onRetry={places.refetch} />
  return (
    <div className="place-list" aria-busy={places.isPending}>
      {places.data?.map((place) => (
        <button key={place.id} type="button" className="place" onClick={() => void pick(place)}>
          {place.name}
        </button>
      ))}
    </div>
  )
}

/**
 * A level with one entry (a municipality's 市辖区, a district that is its own city) is passed over.
 */
async function passSingles(
  queries: QueryClient,
  trail: readonly Place[],
): Promise<readonly Place[]> {
  if (trail.length >= REGION_DEPTH) return trail
  const inside = trail.at(-1)?.id ?? ''
  const loading: Promise<Place[]> =
    trail.length === 1
      ? queries.fetchQuery({ ...callQuery(getCity, { provinceId: inside }), ...LASTING })
      : queries.fetchQuery({ ...callQuery(getRegion, { cityId: inside }), ...LASTING })
  const [only, ...others] = await loading.catch(() => [])
  if (only === undefined || others.length > 0) return trail
  return passSingles(queries, [...trail, only])
}

function Schools({ regionId, onChoose }: { regionId: string; onChoose: (school: School) => void }) {
  const [name, setName] = useState('')
  const schools = useCall(
    searchSchools,
    { regionId, name: name.trim() || undefined },
    { keepsPrevious: true },
  )
  return (
    <>
      <input
        className="place-search"
        type="search"
        value={name}
        onChange={(event) => setName(event.target.value)}
        placeholder="输入校名里的几个字"
        aria-label="校名"
      />
      {schools.isError ? (
        <QueryFailure error={schools.error} onRetry={schools.refetch} />
      ) : (
        <div className="place-list" aria-busy={schools.isPending}>
          {schools.data?.map((school) => (
            <button
              key={school.id}
              type="button"
              className="place"
              onClick={() => onChoose(school)}
            >
              {school.name}
            </button>
          ))}
          {schools.data?.length === 0 && (
            <p className="place-none">
              这里还没有{name.trim() === '' ? '登记的学校' : `名字里有“${name.trim()}”的学校`}
              。请核对区县，或联系客服登记您的学校。
            </p>
          )}
        </div>
      )}
    </>
  )
}
