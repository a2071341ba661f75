/** Province, city, region, then the schools there (spec 1 §2.3); the country stands above them (decisions 9). */
import { getCity, getProvince, getRegion, searchSchools } from '@zhupi/contract/calls/account.ts'
import {
  COUNTRIES,
  COUNTRY_NAMES,
  DEFAULT_COUNTRY,
  type Country,
} from '@zhupi/contract/terms/countries.ts'
import { MESSAGES } from '@zhupi/contract/terms/messages.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
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

function loadPlaces(
  country: Country,
  trail: readonly Place[],
  signal: AbortSignal,
): Promise<Place[]> {
  const inside = trail.at(-1)?.id ?? ''
  if (trail.length === 0) return api(getProvince, { countryId: country }, { signal })
  return trail.length === 1
    ? api(getCity, { provinceId: inside }, { signal })
    : api(getRegion, { cityId: inside }, { signal })
}

/** A level with one entry (a municipality's 市辖区, a district that stands for its own city) is passed over. */
function Places({
  country,
  trail,
  onPick,
}: {
  country: Country
  trail: readonly Place[]
  onPick: (trail: readonly Place[]) => void
}) {
  const places = useQuery({
    queryKey: ['places', country, trail.at(-1)?.id],
    queryFn: ({ signal }) => loadPlaces(country, trail, signal),
    staleTime: Infinity,
  })
  const pick = async (place: Place) => {
    let chosen = [...trail, place]
    while (chosen.length < REGION_DEPTH) {
      const inside = await loadPlaces(country, chosen, new AbortController().signal).catch(() => [])
      const [only] = inside
      if (only === undefined || inside.length > 1) break
      chosen = [...chosen, only]
    }
    onPick(chosen)
  }
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

function Schools({ regionId, onChoose }: { regionId: string; onChoose: (school: School) => void }) {
  const [name, setName] = useState('')
  const schools = useQuery({
    queryKey: ['schools', regionId, name.trim()],
    queryFn: ({ signal }) =>
      api(searchSchools, { regionId, name: name.trim() || undefined }, { signal }),
    placeholderData: keepPreviousData,
  })
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
