/**
 * Words and all that they are ever said of: kinds of things (`lexicon/things`), and the endings of
 * further nouns. Of a thing whose kinds are known and that is not among them the word is not said;
 * about a noun without a kind nothing is claimed. What writers make live (温柔的风, 调皮的浪花) stands
 * in the rows.
 */
export type Scopes = readonly (readonly [
  words: string,
  kinds: string,
  /** How nouns end that they are also said of. */
  endings: string,
  /** Two or three things to name that they go with. */
  named: string,
])[]

export const BEASTS = 'animal bird fish insect'
export const PLANTS = 'tree wood leaf grass flower crop'
/** Land, water, sky and plants: what writers give a soul. */
export const WILD = `${PLANTS} sun moon star sky cloud rain snow wind light mountain river sea land season nature scenery weather air time`
export const EATEN = 'food dish drink soup fruit vegetable crop'
const WORN = 'clothes footwear headwear eyewear ornament apron'
const CLOTHS = `${WORN} bedding cloth bag umbrella fan button`
const HOME = 'furniture appliance lamp tap door vessel board'
const TOOLS = 'stationery knife tool stick paper medicine gift machine money property'
const PLAYED = 'plucked bowed blown drum ball chess toy'
export const DRIVEN = 'bike motorbike car aircraft ship'
export const BUILT = 'building room place road'
export const MADE = `${CLOTHS} ${HOME} ${TOOLS} ${PLAYED} ${DRIVEN}`
export const WRITTEN =
  'book text poem word story content language film show song music dance picture'

/** What is said of the first is said of the others as well. */
const KIN: readonly (readonly [kind: string, others: string])[] = [
  ['place', 'country team'],
  ['person', 'image team limb heart head people'],
  ['time', 'festival'],
  ['activity', 'trip festival'],
  ['word', 'name'],
  ['memory', 'image look'],
  ['text', 'news'],
  ['story', 'news affair secret'],
  ['figure', 'movement'],
  ['limb', 'movement'],
  ['clothes', 'sleeve flag'],
  ['cloth', 'sleeve flag'],
  ['step', 'movement'],
  ['attitude', 'behaviour'],
  ['thought', 'behaviour secret imagination'],
  ['land', 'resource'],
  ['gift', 'reward'],
  ['room', 'nest'],
  ['effect', 'gap use'],
  ['sound', 'might'],
  ['mood', 'might'],
  ['scenery', 'might'],
  ['life', 'luck affair'],
  ['difficulty', 'loss trouble'],
  ['progress', 'growth'],
  ['crop', 'harvest'],
  ['habit', 'hobby'],
  ['history', 'custom'],
  ['homework', 'study'],
  ['subject', 'study'],
  ['task', 'affair duty'],
  ['duty', 'affair task'],
  ['feeling', 'emotion heart bond'],
  ['emotion', 'feeling heart'],
  ['quality', 'merit will'],
  ['merit', 'quality'],
  ['contest', 'match'],
  ['match', 'contest'],
  ['rule', 'order'],
  ['order', 'rule'],
  ['ability', 'skill wit'],
  ['illness', 'sickness'],
  ['sickness', 'illness'],
  ['nature', 'surroundings'],
]
export const AKIN: ReadonlyMap<string, readonly string[]> = new Map(
  KIN.map(([kind, others]) => [kind, others.split(' ')]),
)
