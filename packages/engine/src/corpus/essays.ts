/** All essays of our own, by grade. */
import type { CorpusEssay } from './corpusEssay.ts'
import { grade3GuessWho } from './essays/grade3-guess-who.ts'
import { grade3LooseTooth } from './essays/grade3-loose-tooth.ts'
import { grade3Raisins } from './essays/grade3-raisins.ts'
import { grade3Ivy } from './essays/grade3-ivy.ts'
import { grade3Hedgehog } from './essays/grade3-hedgehog.ts'
import { grade3SportsDay } from './essays/grade3-sports-day.ts'
import { grade3Pond } from './essays/grade3-pond.ts'
import { grade4ThreshingGround } from './essays/grade4-threshing-ground.ts'
import { grade4Beanbag } from './essays/grade4-beanbag.ts'
import { grade4Letter } from './essays/grade4-letter.ts'
import { grade4Tortoise } from './essays/grade4-tortoise.ts'
import { grade4GardenTrip } from './essays/grade4-garden-trip.ts'
import { grade4BeanDiary } from './essays/grade4-bean-diary.ts'
import { grade4GrandmaLetter } from './essays/grade4-grandma-letter.ts'
import { grade4Snowman } from './essays/grade4-snowman.ts'
import { grade4ThirdRace } from './essays/grade4-third-race.ts'
import { grade5Thin } from './essays/grade5-thin.ts'
import { grade5Middling } from './essays/grade5-middling.ts'
import { grade5Good } from './essays/grade5-good.ts'
import { grade5Harmonica } from './essays/grade5-harmonica.ts'
import { grade5DetectiveTeacher } from './essays/grade5-detective-teacher.ts'
import { grade5Hometown } from './essays/grade5-hometown.ts'
import { grade5MorningMarket } from './essays/grade5-morning-market.ts'
import { grade5JourneyWest } from './essays/grade5-journey-west.ts'
import { grade5PersimmonCakes } from './essays/grade5-persimmon-cakes.ts'
import { grade5DoorKey } from './essays/grade5-door-key.ts'
import { grade5Specialty } from './essays/grade5-specialty.ts'
import { grade5Square } from './essays/grade5-square.ts'
import { grade6OldBooks } from './essays/grade6-old-books.ts'
import { grade6BirdCalls } from './essays/grade6-bird-calls.ts'
import { grade6PrimaryLife } from './essays/grade6-primary-life.ts'
import { grade6Chalk } from './essays/grade6-chalk.ts'
import { grade6DragonBoat } from './essays/grade6-dragon-boat.ts'
import { grade6Wish } from './essays/grade6-wish.ts'
import { grade6SpringOuting } from './essays/grade6-spring-outing.ts'
import { grade6Robinson } from './essays/grade6-robinson.ts'
import { grade6FatherAngry } from './essays/grade6-father-angry.ts'
import { grade7BikeStall } from './essays/grade7-bike-stall.ts'
import { grade7Abacus } from './essays/grade7-abacus.ts'
import { grade7OldAlley } from './essays/grade7-old-alley.ts'
import { grade7Deskmate } from './essays/grade7-deskmate.ts'
import { grade7CampusAutumn } from './essays/grade7-campus-autumn.ts'
import { grade7FountainPen } from './essays/grade7-fountain-pen.ts'
import { grade7FourSeasons } from './essays/grade7-four-seasons.ts'
import { grade8OilUmbrella } from './essays/grade8-oil-umbrella.ts'
import { grade8Mountain } from './essays/grade8-mountain.ts'
import { grade8BreakTime } from './essays/grade8-break-time.ts'
import { grade8Insects } from './essays/grade8-insects.ts'
import { grade8Grandmother } from './essays/grade8-grandmother.ts'
import { grade8BusStop } from './essays/grade8-bus-stop.ts'
import { grade8RecyclingNews } from './essays/grade8-recycling-news.ts'
import { grade8Treasure } from './essays/grade8-treasure.ts'
import { grade8OurSchool } from './essays/grade8-our-school.ts'
import { grade8Nautilus } from './essays/grade8-nautilus.ts'
import { grade8Terraces } from './essays/grade8-terraces.ts'
import { grade8RobotCleaner } from './essays/grade8-robot-cleaner.ts'
import { grade9Ordinary } from './essays/grade9-ordinary.ts'
import { grade9Persist } from './essays/grade9-persist.ts'
import { grade9Blank } from './essays/grade9-blank.ts'
import { grade9Ferry } from './essays/grade9-ferry.ts'
import { grade9NightLight } from './essays/grade9-night-light.ts'
import { grade9Earnest } from './essays/grade9-earnest.ts'
import { grade9LightList } from './essays/grade9-light-list.ts'
import { grade9Triangle } from './essays/grade9-triangle.ts'
import { grade10Argument } from './essays/grade10-argument.ts'
import { grade10FastWeak } from './essays/grade10-fast-weak.ts'
import { grade10FastMiddling } from './essays/grade10-fast-middling.ts'
import { grade10BellKeeper } from './essays/grade10-bell-keeper.ts'
import { grade10OldFactory } from './essays/grade10-old-factory.ts'
import { grade10PhoneSpeech } from './essays/grade10-phone-speech.ts'
import { grade10DuFu } from './essays/grade10-du-fu.ts'
import { grade10Mother } from './essays/grade10-mother.ts'
import { grade10NotKnowing } from './essays/grade10-not-knowing.ts'
import { grade11Labels } from './essays/grade11-labels.ts'
import { grade11Rules } from './essays/grade11-rules.ts'
import { grade11Queues } from './essays/grade11-queues.ts'
import { grade11SeventhLamp } from './essays/grade11-seventh-lamp.ts'
import { grade11Choice } from './essays/grade11-choice.ts'
import { grade11Silence } from './essays/grade11-silence.ts'
import { grade11LiBai } from './essays/grade11-li-bai.ts'
import { grade11LibraryLetter } from './essays/grade11-library-letter.ts'
import { grade12Mending } from './essays/grade12-mending.ts'
import { grade12Youth } from './essays/grade12-youth.ts'
import { grade12Farewell } from './essays/grade12-farewell.ts'
import { grade12LetterAhead } from './essays/grade12-letter-ahead.ts'
import { grade12Useless } from './essays/grade12-useless.ts'
import { grade12Sleepiness } from './essays/grade12-sleepiness.ts'
import { grade12Duty } from './essays/grade12-duty.ts'
import { grade12CleaningList } from './essays/grade12-cleaning-list.ts'
import { collegeLongReading } from './essays/college-long-reading.ts'
import { collegeKeyKeeper } from './essays/college-key-keeper.ts'

export const ESSAYS: readonly CorpusEssay[] = [
  grade3GuessWho,
  grade3LooseTooth,
  grade3Raisins,
  grade3Ivy,
  grade3Hedgehog,
  grade3SportsDay,
  grade3Pond,
  grade4ThreshingGround,
  grade4Beanbag,
  grade4Letter,
  grade4Tortoise,
  grade4GardenTrip,
  grade4BeanDiary,
  grade4GrandmaLetter,
  grade4Snowman,
  grade4ThirdRace,
  grade5Thin,
  grade5Middling,
  grade5Good,
  grade5Harmonica,
  grade5DetectiveTeacher,
  grade5Hometown,
  grade5MorningMarket,
  grade5JourneyWest,
  grade5PersimmonCakes,
  grade5DoorKey,
  grade5Specialty,
  grade5Square,
  grade6OldBooks,
  grade6BirdCalls,
  grade6PrimaryLife,
  grade6Chalk,
  grade6DragonBoat,
  grade6Wish,
  grade6SpringOuting,
  grade6Robinson,
  grade6FatherAngry,
  grade7BikeStall,
  grade7Abacus,
  grade7OldAlley,
  grade7Deskmate,
  grade7CampusAutumn,
  grade7FountainPen,
  grade7FourSeasons,
  grade8OilUmbrella,
  grade8Mountain,
  grade8BreakTime,
  grade8Insects,
  grade8Grandmother,
  grade8BusStop,
  grade8RecyclingNews,
  grade8Treasure,
  grade8OurSchool,
  grade8Nautilus,
  grade8Terraces,
  grade8RobotCleaner,
  grade9Ordinary,
  grade9Persist,
  grade9Blank,
  grade9Ferry,
  grade9NightLight,
  grade9Earnest,
  grade9LightList,
  grade9Triangle,
  grade10Argument,
  grade10FastWeak,
  grade10FastMiddling,
  grade10BellKeeper,
  grade10OldFactory,
  grade10PhoneSpeech,
  grade10DuFu,
  grade10Mother,
  grade10NotKnowing,
  grade11Labels,
  grade11Rules,
  grade11Queues,
  grade11SeventhLamp,
  grade11Choice,
  grade11Silence,
  grade11LiBai,
  grade11LibraryLetter,
  grade12Mending,
  grade12Youth,
  grade12Farewell,
  grade12LetterAhead,
  grade12Useless,
  grade12Sleepiness,
  grade12Duty,
  grade12CleaningList,
  collegeLongReading,
  collegeKeyKeeper,
]
