import type { FindingCode } from '@plainclaim/domain';
import { words } from '@plainclaim/domain/served-words/en';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';

/**
 * General rules that touch a claim: what a court does, never what this person should do. Nobody is told that a claim
 * is good or in time. `lastDay`, `noticeBy` and `deadline` are days in the reader's own format; amounts are formatted.
 */
export const claimFitMessages = {
  ...words.findings,
  'fit.entity_needs_lawyer':
    'To file a claim above {limit}, a company or partnership must have a lawyer. A company can still send its own letter.',
  'fit.business_may_need_lawyer':
    'To file a claim above {limit}, a company or partnership must have a lawyer. One owner whose business is not a company can file alone.',
  'fit.minor_needs_guardian': `A person under 18 cannot file a claim alone. A parent or guardian must act, and must be named. Free help: ${freeHelpLine}.`,
  'fit.minor_with_guardian':
    'A parent or guardian signs and files for a person under 18. A judge must agree before such a claim can be settled.',
  'fit.child_hurt_not_named': `You ask for the pain of your child. That claim is the child’s own. Type your child as the one who claims, answer that they are under 18, and name yourself as parent or guardian. To ask for bills that you paid, add yourself as a second person who claims. Until then this site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.child_hurt_parent_paid':
    'Your child was hurt. As the parent you can ask for the bills you paid. Pain is your child’s own claim, and is asked for in the child’s name.',
  'fit.child_may_be_hurt':
    'Your words speak of a child of yours, and you ask for pain. If the child was hurt, that pain is the child’s own claim. Type the child as the one who claims, and name yourself as parent or guardian. If you were hurt, you do not need to change anything.',
  'fit.child_bills_of_parent':
    'The claim is in the name of a person under 18. Bills that a parent paid are the parent’s own claim. If you paid them, add yourself as a second person who claims.',
  'fit.bankruptcy': `When someone files for bankruptcy, the law stops letters and court cases that ask them for money. A claim then goes to the bankruptcy court. This site makes no letter or papers for it. Free help: ${freeHelpLine}.`,
  'fit.restraining_order': `When there is a restraining order, a letter can break it, or can put a person in danger. This site makes no letter or papers for it. If you are in danger, call 911. Free help: ${freeHelpLine}.`,
  'fit.other_side_lawyer':
    'When the other side has a lawyer for this, letters go to the lawyer and not to the other side.',
  'fit.mentions_bankruptcy':
    'Your story mentions bankruptcy. If the other side has filed for it, the law stops letters and court cases that ask them for money. Please look at the question about it.',
  'fit.mentions_death':
    'Your story mentions a death or an estate. A claim against a person who has died goes to the one who settles the estate. Please look at the question about it.',
  'fit.mentions_restraining_order':
    'Your story mentions a restraining order. A letter can break such an order. Please look at the question about it.',
  'fit.mentions_lawyer':
    'Your story mentions a lawyer. When the other side has one for this, letters go to the lawyer. Please look at the question about it.',
  'fit.medical_bill':
    'Before anyone asks again for an unpaid bill for health care, {days} days must pass from the first bill. A fair payment plan must be offered, and the insurance must have decided. Until then this site makes no letter or papers for it.',
  'fit.medical_bill_steps':
    'You said that the steps for an unpaid bill for health care are done. A court may ask for proof of the payment plan and the dates.',
  'fit.land_or_eviction': `Claims about who owns land, or about an eviction, go to other parts of the court. This site makes no court papers for them. Free help: ${freeHelpLine}.`,
  'fit.federal':
    'A claim against the United States or a federal office first goes to that office, on its own form, and then to a federal court. This site makes no court papers for it.',
  'fit.public_body_notice':
    'A claim for harm by a town, county, school, or State office needs a written notice within {days} days. From the date you gave, that is {noticeBy}. A letter like this one is not that notice. Then {months} months must pass before a case can be filed, and {years} years is the limit. This site makes no court papers for it.',
  'fit.public_body_notice_may_be_late': `A claim for harm by a town, county, school, or State office needs a written notice within {days} days. From the date you gave, that was {noticeBy}, so it may be late. A court allows a late notice only in rare cases. The most it can allow is {lateYears} year. After a notice, {months} months must pass before a case can be filed, and {years} years is the limit. This site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.state_contract_notice':
    'A claim about a deal with the State itself needs a written notice within {days} days. From the date you gave, that is {noticeBy}. The rule is not for towns, counties, or schools. Please confirm with the clerk.',
  'fit.time_limit_soon':
    'The time to file a claim like this may end on {lastDay}. Days left until then: {daysLeft}. A letter does not stop the clock, and a court may count from another day.',
  'fit.time_limit_last_day':
    'The time to file a claim like this may end now: the last day may be {lastDay}. A letter does not stop the clock.',
  'fit.time_limit_may_have_passed': `It may be too late: the time to file a claim like this may have ended on {lastDay}. Only a court can decide that. Free help: ${freeHelpLine}.`,
  'fit.time_limit_mixed':
    'The reasons you chose have different time limits. Of those that are not over, the first may end on {lastDay}.',
  'fit.time_limit_paused':
    'The clock is most often paused until a person is 18. From the birthday you gave, the time to file may end on {lastDay}. A notice to a public body can still be due much sooner.',
  'fit.time_limit_pause_unsure':
    'The law that pauses the clock until a person is 18 does not name this kind of claim. Counted without a pause, the time to file may end on {lastDay}. That is the safer day.',
  'fit.time_limit_paused_no_date':
    'The clock is most often paused until a person is 18, so the time to file may run from that birthday. A notice to a public body can still be due much sooner.',
  'fit.time_limit_unknown': `Every claim has a time limit to file it. We could not work out the one for this claim. Free help: ${freeHelpLine}.`,
  'fit.deadline_after_time_limit':
    'The letter gives the other side until {deadline}. The time to file may end before that, on {lastDay}. A letter does not stop the clock.',
  'fit.assigned_claim':
    'You said that someone else gave you this claim. Court papers must name who had it first. Some kinds of claims cannot be passed on.',
  'fit.assigned_tort': `A claim for harm to a person or to things most often cannot be passed on to someone else before a court has decided it. Free help: ${freeHelpLine}.`,
  'fit.assigned_claim_business_lawyer':
    'A company that holds a claim someone else gave it must have a lawyer to file, for any amount. One owner whose business is not a company can file alone.',
  'fit.assigned_consumer_debt':
    'A debt for personal or family needs that someone else passed on has strict rules of its own. This site makes no letters or papers for such a debt.',
  'fit.bad_check_notice':
    'The law on bad checks has a notice of its own, in English and Spanish, sent by certified mail. The other side then has {days} days to pay. A letter like this one is not that notice.',
  'fit.bad_check_debt_limit':
    'The time limit of a check is for the check itself. The debt behind it may have more time, until {lastDay}.',
  'fit.deposit_owner_occupied':
    'Some owners live in the building and rent out no more than two other homes in it. Then the deposit law applies only after the tenant has asked for it in writing.',
  'fit.no_fault_first':
    'After a car crash, a person’s own car insurance most often pays the doctor first. It can also limit claims for pain.',
  'fit.other_case':
    'You said that there is already a court case about this. Courts want all parts of one dispute in one case, so a second case can be refused.',
  'fit.county_to_confirm':
    'A claim is filed in a county where someone on the other side lives or does business. From the address, that may be: {counties}. Please confirm with the clerk.',
  'fit.county_unknown':
    'A claim is filed in a county where someone on the other side lives or does business. We could not tell the county from the address. Please confirm it with the clerk.',
  'fit.county_not_from_address':
    'You chose {county} County. From the addresses, the county may be: {counties}. A claim filed in the wrong county can be sent on or refused. Please confirm with the clerk.',
  'fit.deceased': `A claim against a person who has died goes to the one who settles the estate, in writing and under oath. The time for it is {months} months from the death. A letter to the person who died helps no one, so this site makes none. Free help: ${freeHelpLine}.`,
  'fit.estate_named': `You named an estate. A claim against it is made in writing and under oath to the one who settles it, within {months} months of the death. A letter can go there, but it is not that claim. This site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.named_like_public_body':
    'The name “{name}” looks like a public body, and you answered that it is not one. A claim for harm by a public body needs a written notice within {days} days. From the date you gave, that is {noticeBy}. Please look at your answer once more.',
  'fit.named_like_federal':
    'The name “{name}” looks like a federal office, and you answered that it is not one. Claims against the United States have rules of their own. Please look at your answer once more.',
  'fit.mentions_professional':
    'The words “{words}” point to a licensed professional, and you answered that this is not about bad work by one. Small courts do not hear claims about such work. Please look at your answer once more.',
  'fit.mentions_health_bill':
    'Your story mentions “{words}”, and you answered that this is not about a bill for health care. The law sets steps before anyone may ask for such a bill. Please look at your answer once more.',
  'fit.mentions_assignment':
    'Your story mentions “{words}”, and you answered that no one gave you this claim. A claim that someone else had first has rules of its own. Please look at your answer once more.',
  'fit.state_contract_stop':
    'A claim about a deal with the State itself needs a written notice within {days} days. From the date you gave, that is {noticeBy}. Then {waitDays} days must pass before a case can be filed, and {years} years is most often the limit. This site makes no court papers for it.',
  'fit.public_contract_local':
    'For a deal with a town, county, school, or authority, the short notice for harm does not apply. The contract itself can ask for a notice.',
  'fit.compact_notice':
    'This body belongs to two states and has a law of its own, for deals too. A written notice of the claim must reach it at least {days} days before a case. The last day for the case may be {lastDay}. So the last safe day for the notice may be {noticeBy}. This site makes no court papers for it.',
  'fit.compact_notice_may_be_late': `This body belongs to two states and has a law of its own, for deals too. A written notice must reach it at least {days} days before a case, so the last safe day was {noticeBy}. The last day for the case may be {lastDay}. It may be too late. This site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.interstate_body': `This body belongs to two states and follows a law of its own. We have not read it, and its time for a notice may be short. This site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.bad_check_more':
    'After its own notice and the days in it, the law on bad checks adds {times} times the check, or {floor} if that is more. It never adds more than {cap} above the check. The notice must be the one in that law, or nothing is added.',
  'fit.deposit_clock':
    'A landlord has {days} days after a rental ends to send the deposit back with its interest, or a list of charges. From the date you gave, that was {day}.',
  'fit.deposit_clock_running':
    'A landlord has {days} days after a rental ends to send the deposit back with its interest, or a list of charges. From the date you gave, that is {day}. A letter can go now. Court papers can be made after that day.',
  'fit.deposit_short_clock':
    'When a fire, a flood, or an official order ended the stay, the time for the deposit is shorter. Once the tenant asks for it, a landlord has {days} business days from the day an official posted the home. From the date you gave, that is {day}. Court papers can be made after that day.',
  'fit.deposit_safety_clock':
    'When a tenant left to be safe, with the notice that law asks for, a landlord has less time to send the deposit back. Sources count that time in two ways, so we print no number. Please confirm with the clerk. Court papers can be made after that time.',
  'fit.deposit_still_there':
    'While a tenant still lives in the home, the deposit is not due yet. This site makes no court papers for it now.',
  'fit.deposit_cap':
    'From your cards, the deposit was {paid}. The most the law lets a landlord take as a deposit is {cap} for that rent.',
  'fit.deposit_new_owner':
    'When a building is sold, the new owner answers for the deposit too, with its interest. Both owners can be named as the other side.',
  'fit.locked_out_now': `Someone who is still locked out can ask a judge to open the home, often the same day. That is faster than a letter. Free help: ${freeHelpLine}.`,
  'fit.lockout_loss':
    'A tenant who was put out without a court order can claim all loss it caused, court costs, and fair lawyer fees.',
  'fit.lockout_loss_more':
    'A tenant who was put out without a court order can claim all loss it caused, court costs, and fair lawyer fees. Where going back is not the right answer, the law allows {times} times the loss. That does not apply to lost things.',
  'fit.tenant_property':
    'Before a landlord sells or throws out a tenant’s things, the law asks for a written notice. If that was not done, a court may give up to {times} times the loss.',
  'fit.landlord_list':
    'A landlord who held a deposit had to send the tenant a list of charges within {days} days. Your cards give no day for that list. The tenant may then claim double of what was kept without a right to it.',
  'fit.landlord_list_late':
    'A landlord who held a deposit had to send the tenant a list of charges within {days} days. By your cards the list was sent later. The tenant may then claim double of what was kept without a right to it.',
  'fit.rent_late_charge':
    'You ask for a late charge on rent. For older tenants and people on some benefits, the law gives {days} business days before one may be asked for. We found no general limit. Check what the lease says.',
  'fit.landlord_registration':
    'A landlord of a home may have to register it with the State or the town. We have not read whether that matters where only money is asked for. Confirm it with the clerk, and bring the registration if you have it.',
  'fit.answer_for_another':
    'Your card says that someone else did it. A firm mostly answers for its workers. A parent, or someone who lent a car, often does not without a fault of their own. We have read no source for this, so confirm it with free legal help.',
  'fit.no_law_of_its_own':
    'We found no State law that is only for cleaners. General rules about things left in someone’s care count, and what you agreed. Confirm it with free legal help.',
  'fit.part_payment':
    'The time to file may end on {safeDay}. Because of the payment on {paidOn}, it may run until {laterDay}. Only a court can decide that. The first day is the safer one.',
  'fit.part_payment_unknown':
    'If the other side paid a part of this debt, or signed a paper that says they owe it, the time may have begun again. If not, it may end on {safeDay}. A card for the payment can give its day.',
  'fit.false_words': `The time to file a claim about false words is short. It may end on {lastDay}, counted from the day they were first said or posted. A later repost most often starts no new time. Free help: ${freeHelpLine}.`,
  'fit.interest_too_high':
    'The law limits interest to {written} percent a year in writing, and {spoken} percent if it is not. A lender who asks for more can lose all interest, and very high rates can be a crime. Your story seems to name a higher rate, so please confirm your rate. A claim for only the money that was lent can be made.',
  'fit.interest_limit':
    'The law limits interest to {written} percent a year in writing, and {spoken} percent if it is not. A lender who asks for more can lose all interest. We could not read your rate, so please compare it.',
  'fit.arbitration':
    'A contract can say that disputes go to arbitration and not to court. If it says so clearly, the other side can ask for that. Many such terms still allow small claims court, so the page with the term is worth bringing.',
  'fit.arbitration_small_claims':
    'Your contract mentions arbitration and allows small claims court. The page that says so is worth bringing to court.',
  'fit.part_given_up': 'You give up the part that you do not ask for here. It cannot be claimed later.',
  'fit.part_kept_for_later':
    'Courts want all of one dispute in one case. Once a case is decided, the rest can most often not be claimed later. The whole sum can be asked for here, or the rest can be given up.',
  'fit.only_the_thing':
    'Small claims court gives money only. It cannot order someone to hand a thing over. That is another kind of case, so this site makes no court papers for it. A letter can still ask for the thing.',
  'fit.other_side_minor': `A person under 18 cannot be sued like an adult. The court first names a guardian for the case, and a deal with a person under 18 can be undone. Parents do not owe it just because they are parents. This site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.other_side_may_be_minor':
    'A person under 18 cannot be sued like an adult. The court first names a guardian for the case. Please find out the age before papers are filed.',
  'fit.insurer_paid_all':
    'Insurance paid a part, and you ask for all of it. No one is paid twice for the same loss, and the part an insurer paid is most often its own to claim. The usual sum is the loss minus what the insurer paid. It includes your deductible.',
  'fit.insurer_paid_part':
    'Insurance paid a part, and you ask for the rest. The paper from the insurer shows what it paid and what the deductible was.',
  'fit.insurer_open':
    'An insurance claim is still open. What it pays later comes off this claim. The time to file goes on while it is open.',
  'fit.hurt_at_work': `For harm at work, workers’ compensation most often takes the place of a case against the boss or a co-worker. It has its own office and its own time limit. This site makes no court papers for it. Free help: ${freeHelpLine}.`,
  'fit.charity':
    'A church, a charity, or a school that makes no profit often does not answer for carelessness to a person it served. The rule does not touch deals, wages, or goods.',
  'fit.uninsured_driver': `A driver whose own car had no insurance most often has no claim for being hurt in a crash. Damage to the car can still be claimed. This site makes no court papers for the injury. Free help: ${freeHelpLine}.`,
  'fit.towing':
    'Towing from a private lot has rules: a sign with set words at the way in, the owner’s own OK, and fair fees. A tow that the police ordered can follow other rules.',
  'fit.used_car':
    'For a car of that price and with those miles, a dealer must give a written warranty. It runs for {days} days or {miles} miles, whichever is first. It covers the engine and the parts that drive the car.',
  'fit.used_car_miles':
    'A dealer must give a written warranty with many used cars of up to {miles} miles and up to {years} model years. Its length depends on the miles. A card for the sale can give the year, the miles and the price.',
  'fit.new_car':
    'A new car has a law of its own for its first {years} years or {miles} miles. It asks for a certified letter to the maker of the car, not to the dealer, before that time is over.',
  'fit.shop_keeps_car':
    'A garage may hold a car for work or storage that the owner agreed to. An owner may ask for a written bill. Storage can cost more each day, and small claims court cannot order the car back.',
  'fit.storage_sale':
    'Before stored things are sold, the law asks for a notice with at least {days} days to pay, and for ads. If that was not done, the owner can claim the fair value.',
  'fit.mover_claim':
    'For a move inside the state, a written claim with the paid bill must reach the mover within {days} days of the delivery. From the date you gave, that is {claimBy}. A case can be filed until {years} years after the mover says no.',
  'fit.mover_claim_may_be_late': `For a move inside the state, a written claim with the paid bill must reach the mover within {days} days of the delivery. From the date you gave, that was {claimBy}, so without such a claim it may be too late. A case can be filed until {years} years after the mover says no. Free help: ${freeHelpLine}.`,
  'fit.carrier_claim':
    'For a move between states, most contracts give {months} months for a written claim to the mover. From the date you gave, that is {claimBy}. A case can most often be filed until {years} years after a written no.',
  'fit.carrier_claim_may_be_late': `For a move between states, most contracts give {months} months for a written claim to the mover. From the date you gave, that was {claimBy}, so without such a claim it may be too late. A case can most often be filed until {years} years after a written no. Free help: ${freeHelpLine}.`,
  'fit.mover_claim_unsure':
    'A mover must get a written claim early. For a move inside the state, the last day for it may be {insideBy}. For a move between states, it may be {acrossBy}. The first day is the safer one.',
  'fit.door_sale':
    'For many sales at the home or away from the shop, a buyer can cancel in writing within {days} business days. Then the money comes back. The seller must give a notice that says so.',
  'fit.gym':
    'A gym contract can be canceled in writing within {days} days on which the gym is open. Later it can end for a move of more than {miles} miles, for illness, or when the club closes. Classes and schools can have other rules.',
  'fit.gift_card':
    'A store’s gift card may not expire or lose value in its first {months} months. A bank’s card that can be used anywhere has other rules.',
  'fit.sick_pet':
    'The pet rules ask for a vet’s paper that says the pet was not fit. It is due within {days} days, or {months} months for a problem it was born with, and goes to the seller within {deliver} days. They apply to pet shops and dealers.',
  'fit.home_job':
    'For home work above {amount}, the law asks for a signed contract and a registered contractor. It applies to one person in the trade as well as to a firm. The State’s site shows who is registered.',
  'fit.contractor_papers': `A home contractor who was not registered, or had no signed contract, may lose the claim. The owner may then claim three times their own loss. Free help: ${freeHelpLine}.`,
  'fit.copy_to_state':
    'When court papers name the consumer fraud law, a copy goes to the State’s lawyer, the Attorney General, within {days} days after filing.',
  'fit.contract_term':
    'A term that takes away a clear right of a buyer can be against the law. A buyer who was harmed by it can claim at least {amount}. The term itself does not make a claim.',
  'fit.own_business_work':
    'For work done as your own business, the deal itself counts. The wage law with its extra money is for employees.',
  'fit.multiple_left_out':
    'You chose to ask for a larger amount that a law can give. With your answers and rows as they are now, that law does not seem to apply to you. So the letter and the court papers ask for your claim alone. Nothing else is lost.',
  'fit.overtime':
    'You worked more than {hours} hours in a week. For the hours above that, the law may give more than your usual pay. We have not read which work that law leaves out. Ask the labor office before you settle the sum: what you leave out now can be lost.',
  'fit.wages':
    'For unpaid wages, the State’s labor office can take a claim up to {limit} at no cost. In court, an employee can ask for the wages and up to {percent} percent more. It is most often one way or the other.',
  'fit.bad_check_notice_running':
    'The notice about the check gives {days} days. From your card, that is until {until}. Before that day is over, a court can be asked for the check alone.',
  'fit.bad_check_form':
    'The notice of the law on bad checks has set words, and we have not read all of them. If it does not come with your letter, please copy it from the law itself. It goes by certified mail to the last known address.',
  'fit.bad_check_stopped':
    'As far as we know, the law on bad checks is not about a payment that was stopped. We have not read that in its text, so please confirm it. The debt behind the check can still be claimed.',
  'fit.bad_check_no_account':
    'The law on bad checks is also about a check on no account. As far as we know, a closed account counts as none. We have not read that in its text, so please confirm it.',
  'fit.deposit_interest':
    'The deposit stays the tenant’s money, and its interest is due each year. A letter can ask for that interest and how it was worked out. We know no rate, so we add none.',
  'fit.deposit_double_limit':
    'A deposit that the law doubles counts in full toward the limit of small claims court, which is {limit}. Court costs do not count. Above it, the next part of the court hears the case, or a part is given up.',
  'fit.deposit_as_rent': `This is about a tenant who got no bank notice or no interest. One note says: such a tenant can write to the landlord and use the deposit, plus {percent} percent a year, as rent. We have not read when that applies, so please confirm it first. Free help: ${freeHelpLine}.`,
  'fit.rent_credit': `We found no law about a promised rent credit. The promise counts as part of the deal, so a message or paper that shows it helps. Please confirm it. Free help: ${freeHelpLine}.`,
  'fit.rent_receipt': `We found no law about receipts for rent. Bank records, money order stubs, and messages can show a payment too. Please confirm it. Free help: ${freeHelpLine}.`,
  'fit.application_fee':
    'Since {from}, the fee to apply for many rentals may be at most {amount}. That sum can change each year. It does not apply to buildings with one or two homes, or to a broker who does not own the home. You can ask for what was paid above it. We found no right to sue for it alone.',
  'fit.application_fee_before':
    'The limit on fees to apply for a rental, {amount}, applies only since {from}. We found no limit for a fee paid before that. Then your agreement counts, so please confirm it.',
  'fit.expired_consumer_debt':
    'The time to sue for this debt may be over. A company that asks a person for such a debt and mentions court may break federal law. So the letter does not mention court. Please ask a lawyer before any papers are filed.',
  'fit.note_due': 'A note with a day to pay can most often be claimed until {years} years after that day.',
  'fit.note_demanded':
    'For a note that is paid when asked, the time may run from the day of asking. From your card, that was {askedOn}, so it may run until {lastDay}. Counted from the loan, it ends on {safeDay}. The first day is the safer one.',
  'fit.note_not_demanded':
    'For a note that is paid when asked, the time may be {years} years from the day of asking. If no one asks and nothing is paid for {idleYears} years, it may be over. A card for your request can give its day. The day counted from the loan is the safer one.',
  'fit.note_unsure':
    'The time for a note depends on its words. With a day to pay, it runs from that day. If it is paid when asked, it may be {years} years from the day of asking, and over after {idleYears} years without a payment. Please look at the note.',
  'fit.refund_not_posted':
    'A store must post its refund policy. If it does not, a buyer can choose a refund or credit for up to {days} days after buying. The goods must be unused, and a receipt helps. Cars, food that spoils, and custom goods have no such right.',
  'fit.refund_posted':
    'A posted refund policy says what the store gives back. A photo of the sign helps. Only without one does a buyer have up to {days} days for unused goods.',
  'fit.refund_policy':
    'A store must post its refund policy. Without one, a buyer can choose a refund or credit for up to {days} days after buying, for unused goods. Please check if a policy was posted.',
  'fit.refund_online': `The law on posted refund policies is about stores. We could not find out if it applies to online orders too, so please confirm it. The page with the terms is worth saving. Free help: ${freeHelpLine}.`,
  'fit.commission_ended':
    'For a sales agent who is not an employee, commissions are due {days} days after the work ends. If they fall due later, the same time runs from then. If they are not paid, a court can add {times} times that sum. An agent who sues without a real ground may have to pay the other side’s lawyer.',
  'fit.commission_later':
    'A law on commissions is for sales agents who take orders and are not employees. It applies from {days} days after that work ends. Then a court can add {times} times what is owed. Before that, the deal itself counts.',
} as const satisfies Record<FindingCode, string>;
