import { setOf } from './verb-words.ts';

/** What a claim about money is about: sums, papers, goods, work, homes, cars and those who deal in them. */
export const MATTER = setOf(`money refund deposit rent payment payments balance amount total cost costs price bill bills
  fee fees share wages paycheck hours loan debt credit check checks cash interest deductible dollars percent months weeks years month year invoice receipt receipts
  contract agreement lease estimate quote document documents paper papers record records text texts message messages email
  emails letter letters photo photos picture pictures video videos screenshot screenshots copy copies proof evidence
  statement warranty policy insurance report title form list listing ad note order claim case date dates day name names number
  address phone car truck van vehicle engine tires brakes bike bicycle trailer boat house home apartment unit room rooms
  kitchen bathroom bedroom floor ceiling wall walls roof door doors window windows fence driveway garage basement yard
  deck pipe pipes heat heater boiler furnace water leak mold damage damages crack cracks hole holes repair repairs work
  job jobs project furniture table chair chairs sofa couch bed mattress fridge refrigerator washer dryer dishwasher oven stove machine
  computer laptop tablet watch ring necklace dress suit shoes clothes tool tools part parts item items goods product package
  delivery dog cat pet tree lawn paint tile tiles carpet lock locks key keys belongings boxes equipment office store shop
  restaurant company business landlord tenant owner seller buyer contractor agent manager customer witness witnesses
  account app website camera appointment tickets membership gym class lessons storage garden property belonging things stuff
  licence permit inspection court judge lawyer hearing english letter sign service services purchase price sale bank money
  problem problems difference rest reason amount sum guarantee bedbugs roaches mice electricity gas meter toilet sink
  shower tub faucet wood paint bricks concrete plumbing wiring music wedding party hall dj photographer caterer menu food`);

/** Offices, trades and ties: what somebody may be told to be without a judgment. */
export const ROLES = setOf(`owner landlord landlady tenant tenants manager agent contractor driver mechanic super
  superintendent neighbor neighbors seller buyer dealer broker roommate friend friends cousin brother sister uncle aunt
  son daughter wife husband mother father partner boss employer employee worker member president director officer
  lawyer plumber electrician painter roofer carpenter mover movers landscaper cleaner vendor customer client witness
  person people one ones man woman guy company business shop store corporation llc name dog only same defendant
  plaintiff cosigner guarantor trustee executor heir relative coworker student teacher nurse doctor dentist vet
  groomer photographer caterer barber stylist lender borrower lessor lessee subcontractor builder supervisor clerk
  cashier technician operator registered licenced family party parties handyman builders plumbers painters retailer
  technicians professionals owners managers sellers providers school church franchise`);

/** What a person, or a thing called "they", may be without a judgment: place, duty, time. */
export const STATES =
  setOf(`responsible liable late away gone closed open here there home out back available unavailable
  unable able unwilling willing aware sure certain wrong correct right alive retired related equal new old used wet dirty empty full short
  missing worth due overdue past behind present absent still silent unreachable unresponsive self bankrupt evicted
  different identical similar too small large big cheaper cracked loose dry ready safe unsafe visible clear genuine real
  single married elderly disabled unemployed next across nearby inside outside upstairs downstairs online
  supposed required obligated bound entitled asking upset sad sorry frustrated disappointed stressed worried tired exhausted confused unhappy glad happy grateful thankful concerned
  embarrassed honest hopeful`);

/** What the writer does in the present without holding anything out. */
export const OWN_PRESENT =
  setOf(`need want ask request believe think understand remember recall live own rent lease work drive
  pay look hope wish owe use speak charge sell clean attach enclose declare certify include disagree dispute
  demand appreciate thank accept agree deny feel study park depend expect seek claim estimate calculate reserve
  manage operate teach care apologize require deserve prefer trust respectfully write refuse intend plan mean love like insist travel commute
  object consider suffer urge recommend suggest swear vow promise warn dare advise remind`);

/** What the writer needs or wants to do, without holding anything out. */
export const OWN_AIMS = setOf(
  `get be know have recover resolve solve settle understand hear buy replace fix see give go work move keep live make pay come use find borrow rent drive return take stay eat sleep say tell show explain hire do add pick put clean`,
);

/** Facts told with a plain verb: "i pay him 600 first". Said to nobody, they are past. */
export const FACT_PLAIN =
  setOf(`pay ask call go bring wait give tell send buy sign say take see come get make leave find start
  finish text show return order try clean move lend help speak talk stop lose fix use put receive book drive cook walk sleep stay keep
  hear begin write meet`);

/** What is told of the other side in the present. */
export const THEIR_PRESENT =
  setOf(`owe keep hold live work own run refuse say claim want need deny let charge rent sell tell ask drive park
  remain deserve agree admit offer list advertise manage operate promise ignore avoid answer dispute insist blame
  accept require owes`);

/** What is told of the other side as not being done. */
export const THEIR_REFUSAL =
  setOf(`answer pick respond return reply pay call live work have want own come show take deny dispute speak agree
  owe let give fix open accept need allow send provide refund honor offer deliver use exist remember recall sell
  charge rent recognize finish cover include do match fit belong`);

/** What the writer does not do, without menace. */
export const OWN_REFUSAL =
  setOf(`know have want owe agree understand remember recall live own work need think believe speak accept see drive
  read use write get receive expect mind eat smoke drink hear keep recognize rent feel sleep trust deserve find`);

/** Of these nobody tells a fact of a claim. */
export const VAGUE = setOf(
  'karma god devil satan hell blood gun war grave justice payback revenge patience luck mercy coffin bullet hospital jail prison cops fists fist violence vengeance consequences',
);

/** What the writer's having them holds out. */
export const HELD_BEHIND =
  setOf(`friends friend people guys cousins cousin boys brothers gun guns bat knife ways eyes nothing memory temper patience
  connections contacts associates crew dogs plans surprise surprises plan secret secrets dirt means sources backup reach pull juice
  mouth following followers audience platform`);

/** Keeping quiet for a price. */
export const SILENCE = setOf('silence quiet quietly mouth hush secret secrets testify mum');
