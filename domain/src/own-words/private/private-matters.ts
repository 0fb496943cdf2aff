import { firstOf, isQuotedOr, lowAt } from '../sentences/first-phrase.ts';
import type { Found, IssueContext } from '../issue.ts';
import { phraseBook } from '../sentences/phrases.ts';
import { NAME, type StorySentence } from '../sentences/story-sentences.ts';
import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

export { immigrationIn } from './immigration.ts';

/** What nobody but the person should tell of somebody: it is asked for before it is in a letter. */

/** Illnesses and states that hardly ever belong to a claim about money, an injury claim included. */
const CONDITIONS = phraseBook(`
  pregnan*|miscarr*|abortion|hiv|hepatitis|herpes|std|chlamydia|gonorrhea|syphilis
  cancer|tumor|leukemia|lymphoma|chemo|chemotherapy
  diabetes|diabetic|insulin|asthma|epilepsy|epileptic|seizures|seizure|lupus|fibromyalgia|sclerosis|parkinson|alzheimer*|dementia|dialysis|copd|arthritis|anemia|crohn|tuberculosis
  depression|depressed|anxiety|bipolar|schizophreni*|ptsd|suicid*|psychiatr*|psychotherap*|psychologist|antidepressant*|adhd|autis*|ocd|anorexi*|bulimi*|psychosis|insomnia
  panic attack*
  nervous|mental breakdown
  mental|mentally health|illness|ill|disorder|disability|sick|unstable|hospital|issues|problems
  mental disorder*
  alcoholic|alcoholism|addict|addiction|rehab|overdose*|sober|sobriety|methadone|heroin|cocaine|fentanyl
  therapist|counselor
  heart|kidney|liver|lung|thyroid|blood|bone|autoimmune|medical|health|chronic|preexisting|skin condition|disease|failure|attack|transplant|pressure|problems|problem|issues|disorder|illness|pain
  stroke|aneurysm|dyslexia|dyslexic|deaf|blind|wheelchair|paralyzed|infertil*|ivf|menopause|erectile|transgender|hormones
  disability|disabled benefits|check|payments|because|since|and|from|by|veteran
  on|collect|collecting|receive|get|getting disability|ssi|ssdi
  i|he|she|is|am|are|was|were disabled
  xanax|prozac|zoloft|lithium|oxycodone|percocet|adderall|viagra|ozempic|metformin|lexapro|gabapentin
  in therapy
  ms|als|ibs|pcos|copd
  drinks|drinking too much
  special needs
  lost ~1 the|our|my|her|a ~1 baby|child|pregnancy|twins
  stillborn|stillbirth|newly|terminal*|tumour|tumors|cyst|ulcer|migraine*|epilep*|vertigo|hernia|incontinen*|dementia|senile|hormone*|vasectomy|hysterectomy|fertility|steroids|opioid*|detox|relapse*|meth
  psych|psychiatric|mental|detox|maternity|cancer|oncology|icu ward|unit|hospital|hold|patient|evaluation
  high|low|my|his|her|got|have|has sugar|cholesterol|bp
  high pressure and|pills|medicine|so
  in remission|recovery
  born ~1 early|premature|prematurely
  kidney|kidneys|liver|lung|lungs|heart failed|failing|stopped
  my|his|her nerves
  take|takes|took|taking ~1 pills|meds|medication
  had|having ~2 breakdown|episode|relapse|episodes
  drinking|drug|drugs|gambling|substance ?abuse disease|problem|problems|habit|issue|issues|addiction
  on ~1 meds|medication|antidepressants|insulin|chemo
  blood|heart|seizure medication|medicine|pills
`);

/** Treatment: in a claim for an injury or a medical bill these are its facts. */
const TREATMENT = phraseBook(`
  clinic|hospice|paramedic*|
  surgery|surgeries|surgeon|hospitalized|hospitalization|diagnos*|prescription|prescribed|medication|medications|stitches|concussion|herniated|physiotherap*|chiropract*|mri|biopsy|crutches|painkillers|antibiotics|inhaler|xray
  physical therapy
  emergency room
  the|to er
  hospital
  my|his|her|our doctor|doctors|dentist|pediatrician|dermatologist|cardiologist|neurologist|gynecologist|medicine|meds|pills|injury|injuries|illness|sickness|operation|back|knee|migraines|symptoms|allergies|rash|lungs
  operated on|for
  broken|fractured|sprained|broke|fracture|sprain ?my|his|her|our|a|the arm|wrist|ankle|rib|ribs|nose|hip|collarbone|finger|foot|hand|shoulder|tooth|teeth
  got|was|became|been|getting|were|am|is ~1 sick|ill|injured
  covid|flu|pneumonia|bronchitis|infection|vomit*|diarrhea|hives
  ambulance
`);

/** Words that look like it and tell of a thing, a place or an animal. */
const NOT_OF_A_PERSON = setOf(
  'tree trees plant plants dog dogs cat cats puppy kitten pet pets vet veterinarian horse bird hamster animal breeder',
);
/** Behind these the body part or the illness belongs to a thing: "my back door", "hospital parking lot". */
const THING_NEXT = setOf(
  'door yard porch fence steps seat bumper deck parking lot garage window windows tire rent pay room wall office alarm street avenue',
);

const FAMILY = phraseBook(`
  custody
  divorce|divorced|divorcing|alimony|paternity|adultery|infidelity|mistress|adopted|adoption|stepchild*
  child support
  affair with
  an affair
  separated from my|his|her
  cheat*|cheating on|with my|his|her|me|him|him|their
  slept|sleeping with my|his|her|your|another|other|someone
  restraining|protective order
  domestic violence|abuse|dispute|assault
  foster child*|care|parent*|kid*|home
  marriage counseling|problems|failing|failed
  marital
  visitation
  child|children protective|services
  dyfs|dcpp|cps
  ex wife|husband|boyfriend|girlfriend ?is|was|and|has|who|cheated
  abusive husband|wife|ex|boyfriend|relationship|marriage|father|partner
  left|leave|leaving me|him|her for ~1 my|his|her|your|another|someone|a
  his|her|your|my ~1 out of wedlock
`);
const NOT_CUSTODY_BEFORE = setOf('police ice federal chain');

/** Endings and heads of the names of illnesses. */
const ILLNESS =
  /^(?:disease|disorder|syndrome|rehab|diagnos(?:is|ed)|pregnan.{0,6}|miscarr.{0,6}|psycho(?:sis|tic)|schizo.{0,8}|.{3,20}(?:itis|osis|emia|oma|opathy|algia|ectomy|plegia))$/;

/** Illness and, unless the claim is about it, treatment. */
export function healthIn(sentence: StorySentence, { isHealthExpected }: IssueContext): readonly Found[] {
  const { words } = sentence;
  if (words.some(({ low }) => NOT_OF_A_PERSON.has(low))) return [];
  const isOfPerson = (at: number, to: number): boolean => {
    const low = lowAt(words, at);
    if (THING_NEXT.has(lowAt(words, to))) return false;
    // "a depression in the floor", "a two stroke engine", "blind spot".
    if (low === 'depression' && lowAt(words, to) === 'in') return false;
    if (
      (low === 'stroke' || low === 'blind' || low === 'deaf') &&
      !['had', 'a', 'is', 'am', 'was', 'he', 'she', 'i', 'his', 'her', 'my', 'legally', 'and', 'are'].includes(
        lowAt(words, at - 1),
      )
    )
      return false;
    if (low === 'blind' && ['spot', 'corner', 'turn'].includes(lowAt(words, to))) return false;
    if (low === 'radiation' || low === 'std') return words[at]?.isAllCaps === true || low === 'radiation';
    if (low === 'ms' || low === 'als') return words[at]?.isAllCaps === true && words[to]?.isCapital !== true;
    if (low === 'aids') return words[at]?.isAllCaps === true;
    if (low === 'hospital') return !isPlaceOnly(words, at);
    if ((low === 'counselor' || low === 'ivf') && lowAt(words, at - 1) === 'housing') return false;
    return true;
  };
  const named = words.findIndex((word) => ILLNESS.test(word.low) && !sentence.isQuoted(word));
  if (named >= 0) return [{ kind: 'health', start: words[named]?.start ?? 0, end: words[named]?.end ?? 0 }];
  const found = firstOf(sentence, CONDITIONS, 'health', isOfPerson);
  return found.length > 0 || isHealthExpected ? found : firstOf(sentence, TREATMENT, 'health', isOfPerson);
}

/** "Across from the hospital", "the hospital parking lot". */
const isPlaceOnly = (words: readonly Word[], at: number): boolean =>
  (['near', 'from', 'behind', 'by', 'outside', 'opposite'].includes(lowAt(words, at - 2)) &&
    lowAt(words, at - 1) === 'the') ||
  lowAt(words, at - 1) === 'animal';

const CHILDREN = setOf(
  'sons daughters children kids son daughter kid child baby toddler infant grandson granddaughter grandchild stepson stepdaughter twins newborn nephew niece',
);
const AGED = setOf('old age aged year');
/** Behind a family word a capital is a name; months and days are none. */
const NO_NAMES = setOf(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday i english spanish nj ny uber',
);

/** Custody, divorce and the like, and a child by name. That somebody has children is nobody's secret. */
export function familyIn(sentence: StorySentence): readonly Found[] {
  const { words } = sentence;
  const matters = firstOf(sentence, FAMILY, 'family', (at) => {
    const low = lowAt(words, at);
    if (low === 'custody')
      return (
        (!NOT_CUSTODY_BEFORE.has(lowAt(words, at - 1)) && !['into', 'the'].includes(lowAt(words, at - 1))) ||
        lowAt(words, at + 1) === 'battle'
      );
    if (low.startsWith('cheat'))
      return (
        lowAt(words, at + 1) === 'on' ||
        lowAt(words, at + 2) === 'my' ||
        lowAt(words, at + 2) === 'his' ||
        lowAt(words, at + 2) === 'her'
      );
    return true;
  });
  if (matters.length > 0) return matters;
  for (let at = 0; at < words.length; at += 1) {
    if (!CHILDREN.has(lowAt(words, at)) || isQuotedOr(sentence, words[at]) || words[at]?.isPossessive === true)
      continue;
    const owner = lowAt(words, at - 1);
    if (['your', 'landlord', 'owner', 'contractor', 'the'].includes(owner)) continue;
    const next = words[at + 1];
    const isNamed = next !== undefined && isGivenName(next) && (next.before === '' || next.before === ',');
    const called =
      lowAt(words, at + 1) === 'is' || lowAt(words, at + 1) === 'named' || lowAt(words, at + 1) === 'name'
        ? words[at + (lowAt(words, at + 2) === 'is' || lowAt(words, at + 2) === 'named' ? 3 : 2)]
        : undefined;
    if (isNamed || (called !== undefined && isGivenName(called) && !called.hasDigit)) {
      const to = isNamed ? at + 1 : at + 2;
      return [
        {
          kind: 'family',
          start: words[Math.max(0, at - 1)]?.start ?? 0,
          end: words[Math.min(to, words.length - 1)]?.end ?? 0,
        },
      ];
    }
  }
  return namedWithAge(sentence);
}

const isGivenName = (word: Word): boolean =>
  word.isCapital &&
  word.low !== NAME &&
  !word.isAllCaps &&
  !word.hasDigit &&
  !NO_NAMES.has(word.low) &&
  word.low.length > 1;

/** "Emma is 9 years old", "Emma, age 9": a child's age beside a name. */
function namedWithAge({ words, isQuoted }: StorySentence): readonly Found[] {
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !/^\d{1,2}$/.test(word.low) || Number(word.low) >= 18 || isQuoted(word)) continue;
    const isAge =
      ((lowAt(words, at + 1) === 'years' || lowAt(words, at + 1) === 'year') && lowAt(words, at + 2) === 'old') ||
      AGED.has(lowAt(words, at - 1)) ||
      lowAt(words, at + 1) === 'yo';
    if (!isAge) continue;
    const from = Math.max(0, at - 3);
    for (let back = at - 1; back >= from; back -= 1) {
      const name = words[back];
      if (
        name !== undefined &&
        isGivenName(name) &&
        (back > 0 || words[1]?.low === 'is' || words[1]?.low === 'was' || words[1]?.before === ',') &&
        !THINGS_FIRST.has(name.low)
      )
        return [{ kind: 'family', start: name.start, end: words[Math.min(at + 2, words.length - 1)]?.end ?? word.end }];
    }
  }
  return [];
}

const THINGS_FIRST = setOf('it the this that roof car he she they my our washer boiler furnace');
