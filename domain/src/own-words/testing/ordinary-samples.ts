/** Sentences of ordinary claims: the past, terms of agreements, reports, what is asked for and what the court is for. */
export const ORDINARY: readonly string[] = `The mechanic said the brakes would fail.
I asked if he could come on Saturday.
They charged my card twice.
I gave my account of what happened to the manager.
We will file in small claims court.
If the tenant pays late the lease says $50 a day.
I want my $500 back.
Please pay within 14 days.
I have three kids and we slept on the floor.
He told me he would have me evicted.
You told me that you would fix the leak by May 3.
The car would not start.
I had to buy a new washer for $640.
You should have returned the deposit in 30 days.
Will Smith signed the receipt.
On Aug 14-18 you worked on the deck.
You said an act of God broke the fence.
If you do not pay by then, I will file a claim in small claims court.
I could not use the kitchen for six weeks.
The officer told the driver he would be arrested next time.
The judge said he could go to jail.
You threatened to call immigration if I asked again.
I called the police and they wrote a report.
The police report says you ran the red light.
My boss saw the whole thing.
My wife paid you $300 in cash.
He would come late and leave early.
The repair will cost $1,200.
I am asking for $850.
I still have not been paid.
You have not returned my calls.
You will not return my calls.
Send the check to 12 Main Street, Newark.
If you have any questions, call me at 973-555-0142.
We agreed that if I paid cash he would take $100 off.
I would like my money back.
I am willing to accept $400 to settle this.
Your employee dropped the sofa and broke the leg.
I lost my job because the car was in your shop for two months.
My daughter was with me in the car.
I reported it to the building manager.
The contract says you will finish by June 1.
You promised me you will pay on Friday.
I need the money for rent.
I have photos of the damage and the receipts.
You owe me $1,450 for twelve days of work.
When I called, nobody answered.
When it rains, water comes through the ceiling.
My landlord kept my deposit.
I was going to move in on March 1.
We were about to close the store.
I will bring my photos and receipts to court.
I will never hire you again.
Water was coming from the ceiling.
Watch was broken when I got it back.
Paid him $500 in May.
Work started on April 2, 2026.
You must return the full deposit within 30 days.
Your dog bit my son and the hospital bill was $900.
The police came and took statements.
I can show the text messages.
My neighbor can confirm this.
You have until June 30 to pay.
I hope we can settle this.
My lawyer will contact you.
I will give you 14 days to pay.
He asked me to wait until Monday, so I waited.
You can pay by check or Zelle.
You can reach me after 5 pm.
I expected you to finish the job.
The store refused to refund me unless I had the box.
They said they would not refund me unless I had the box.
I did not get what I paid for.
The invoice says payment is due in 30 days.
My credit card statement shows both charges.
I left you a review request by mistake.
The movers came two hours late and wanted more cash.
You kept the keys and the remote.
He is my cousin's friend and he did the floors in 2025.
I have been waiting for five months.
It is not fair that I pay for your mistake.
The deposit was $1,800 and you returned $300.
You said you would fix it before winter.
We moved out on July 31, 2026 and cleaned everything.
The inspector said the wiring could catch fire.
The city inspector came on May 5, 2026 and found no permit.
You sent your cousin to collect the rent in cash.
You posted my name on Facebook.
You called my boss and told him lies about me.
I bought the stove on Facebook Marketplace for $250.
I found the ad online and paid through Venmo.
Your Google listing said free delivery.
The mechanic told me that if I kept driving the engine would burn out.
After the fire on March 2, 2026 the building was closed.
The contract required you to finish in 30 days.
You were supposed to come back the next week.
Your worker broke the window with a ladder.
My car was parked in front of your house.
You backed into my car at the gas station on Route 22.
I waited for you until noon.
You never showed up.
I paid for a hotel for six nights because there was no heat.
The hotel cost $780.
I have not been able to use the shower since April 2026.
You agreed to refund me if the part did not arrive by June 10.
We had agreed that I could move in on the first of May.
The estimate to fix it is $1,320.
It would cost $900 to repair the floor.
I am owed $2,100 for three weeks of work.
I am a home health aide and I worked 60 hours.
I worked for you as a waitress from January to March 2026.
Your manager wrote down my hours.
I kept the receipts and the photos.
I would have fixed it myself if you had told me.
My neighbor Carlos saw your truck hit the fence.
Your truck hit the fence and drove away.
The tow company charged me $225 to get my car back.
I was not in a tow zone.
There was no sign on the lot.
The dryer stopped working after nine days.
You refused to replace it under the warranty.
The warranty covers parts for one year.
I took the dress to your shop on April 11, 2026.
It came back with a hole in the sleeve.
The dress cost me $310.
I lent you $1,000 on February 1, 2026, and you promised to pay me back by April 1.
You paid me back $200 and then stopped.
Your check bounced and my bank charged me $35.
The kitchen ceiling leaked every time it rained.
I texted you pictures of the leak.
You answered that you were busy.
The photographer did not come to our wedding.
I had to hire another photographer for $600 that morning.
I ask that you return my $500.
I am requesting a full refund of $640.
Please send me a check for $450.
Please call me at 973-555-0117 if you want to discuss this.
I look forward to hearing from you.
Thank you for your attention to this matter.
If I do not receive payment, I will take you to small claims court.
Otherwise I will file a lawsuit.
I can send you copies of the receipts.
The dog chewed through the fence and bit me on the hand.
You told the police it was my fault, but the report says otherwise.
The lease says the deposit must be returned in 30 days.
The lease ended on August 31, 2026.
You changed the locks while I was at work.
My clothes and my TV were inside.
When I asked for my things, you said you threw them out.
You told me I had to leave or you would call the police.
He said he would call ICE if we complained about the heat.
Your salesman said the car had never been in an accident.
The Carfax shows two accidents.
I drove it for three days before the engine failed.
Another mechanic looked at it and said the repair was done wrong.
You used the wrong oil and the engine seized.
I paid a plumber $275 to fix what your worker did.
We hired your band for our party on June 20, 2026.
Only two of five musicians came.
Each month I paid $1,150 on time.
You took $60 from my pay for a uniform.
My pay stub shows 38 hours, but I worked 52.
I lost two days of work because of it.
I had to take the bus to work for two weeks.
The gym kept charging my card after I canceled.
I canceled on January 5, 2026 by email.
The furniture was supposed to arrive in four weeks, and it took eleven.
The table has a crack down the middle.
You told me to send pictures, so I sent them.
Since then I have called nine times.
Nobody at your office calls me back.
I rented a room from you from May to August 2026 for $700 a month.
You kept $500 for paint although the walls were clean.
On June 3, 2026 your driver backed into my parked car on Bloomfield Avenue.
You got out, looked at the dent and said you would pay.
When I sent you the estimate you stopped answering.
The body shop wrote that the door must be replaced.
I bought a refrigerator from your store on April 9, 2026.
It stopped cooling on the fourth day.
The technician said the compressor was dead and could not be fixed.
You offered me $50 store credit, which I refused.
I cleaned offices for you in January and February 2026.
We agreed on $18 an hour.
I worked 64 hours and you paid for 40.
You hired me to paint two bedrooms for $900.
I finished on March 14, 2026 and you were happy with the work.
You paid $300 and promised the rest for the end of the month.
I delivered 40 chairs to your hall.
Eleven chairs came back broken.
I boarded my dog at your kennel for five days.
When I picked her up she had a cut on her leg.
I paid the vet $415.
My roommate moved out and left me with the electric bill.
You asked me for a loan for your car repair, and I gave you $1,100.
You said that you would have it by Christmas.
If a guest cancels 30 days before, your website promises the full price back.
I canceled 45 days before the event.
The roof leaked because you did not finish the flashing.
I had to throw away a rug and two chairs.
I can prove that with the photos.
Your company charged my card on May 2 and again on May 3, 2026.
My bank could not reverse the second charge.
I do not know why you kept the money.
I would have paid the full price if the work had been done.
Nobody told me about the fee.
You may keep the $100 for the broken shelf.
I only ask for the rest.
Both of us signed the agreement.
Had I known about the mold, I would not have signed.
The lease does not allow this charge.
You should have asked me first.
My brother helped me carry the boxes.
Your text of June 4 says: "I will pay you Friday, don't call the cops".
You wrote "I will report you to ICE" and I saved it.
The manager yelled at me in front of other customers.
A judge decided in 2025 that the fence is mine.
I am writing because you have not paid my invoice of May 1, 2026.
I expect your payment within 14 days.
I look forward to your answer.
If we cannot agree, I will go to small claims court in Essex County.
In that case I will also ask for the filing fee.
The court can add the costs.
I have waited since February.
The bike was a birthday present for my son.
I am 67 years old and cannot carry furniture.
We were on vacation when the pipe burst.
You know that the heater did not work.
The heater works again, but I want the money for the hotel.
My wife called you twice that day.
Your receptionist said the doctor had left.
You still have my ladder and my drill.
Please let me know when I can pick them up.
I need them for work.
You can mail the check to 18 Oak Street, Passaic, NJ 07055.
The deposit is $1,450 and you owe me all of it.
It is now more than two months.
I want to solve this without a court.
Do not send cash, please.
Call me if anything is unclear.
You broke my phone, so I need a new screen for $180.
The new screen costs $180.
The doctor's office moved to the second floor.
I took the car to a dealer near the hospital.
The stroke of the engine was off.
The couch had a depression in the middle.
I paid with my Visa card.
I used a Mastercard to pay the deposit.
The apartment was illegal, the city told us.
I showed my citizen app video.
My kids slept at my sister's house.
My two daughters and I moved in on March 1, 2026.
The custody of the keys was with the super.
The navy blue suit was ruined.
I bought an army green jacket from you.
The airbag deployed.
The guard was stationed at the door.
The system was down and the order was lost.
You ignored my messages.
He ignored the rules of the building.
I wrote you a letter on June 3, 2026.
The assistant manager told me to wait.
You set the price at $500 and then raised it to $700.
I found rat droppings in the kitchen.
The dumb waiter was stuck.
The thief broke in because the lock was broken.
Somebody stole my bike from your storage room.
You were late four times.
The driver was speeding.
You did not pay the last invoice.
The landlord did not read the meter.
It was not my fault.
You said it was my fault.
I was never late with the rent.
You entered without my permission.
The court gave me docket number SC-000123-26.
Check number 1042 for $650 was cashed on May 9, 2026.
The serial number is 4471-AB-9923.
My apartment is 12B at 45 Elm Street.
I bought 20000 BTU air conditioners.
The odometer showed 112,450 miles.
The car is a 2019 Honda with 84000 miles.
The job number is 88121.
My phone number is 201-555-0188.
The total was 12,500 dollars.
Order 114-5567821-0093 never came.
The store's return policy allows 30 days.
My account was charged $29.99 on May 3, 2026.
The account was closed in 2024.
My insurance paid $2,000 and I paid the $500 deductible.
The dog was 9 years old.
The roof is 9 years old.
The law office sent a letter.
The contract has a section about delays.
I am the tenant and you are the landlord.
I moved here from Ohio in 2024.
My vet bill was $820 because your dog bit my dog.
The vet said my cat had an infection.
You turned off the water for nine days.
The seller told me that the phone was new.
The phone was blocked after two weeks.
I need the keys to the mailbox.
The window does not close.
Water comes in when it rains.
Please return the keys and my deposit.
Please mail the check to my new address.
The amount I ask for is $1,275.
This is the third time I write to you.
I was very disappointed.
You never gave me a receipt.
You told my wife that the check was in the mail.
Your brother collected the cash.
Your wife signed the lease too.
Your son drove the truck.
The officer gave your son a ticket.
The police officer wrote that you were at fault.
I filed a police report on May 4, 2026.
I posted pictures of the damage in our chat.
I left a review last year and you thanked me.
The newspaper was wet every morning.
The news said the storm was coming.
Your ad on Facebook says free installation.
I can't use the room.
We could hear the water all night.
You would not let us in.
The plumber would not come without a deposit.
We had to move to my brother's house.
It should have taken two days.
I am a nurse and I rented the upstairs apartment from you in 2025.
The heat was off from January 4 to January 13, 2026.
I bought two electric heaters for $138.
The temperature in the bedroom was 51 degrees.
I called the city and an inspector wrote you up.
You did not fix the boiler until the city came.
My baby slept in a coat.
I asked you four times in writing to fix it.
I have the messages, the receipts and the report of the city.
You sold me a 2015 Ford Escape for $6,400 on May 18, 2026.
Your ad said "runs perfect, no issues".
After eleven days the transmission slipped.
A shop on Route 46 found metal in the fluid.
They said you must have known.
The repair is $3,200.
I asked you to take the car back, and you blocked my number.
You hit my mailbox with your plow on February 9, 2026.
The camera of my neighbor across the street shows it.
A new mailbox and post cost me $240.
You promised me a replacement within a week and it never came.
You cut down my tree on March 30, 2026 while I was at work.
The survey shows that the tree stood on my side.
An arborist valued it at $2,600.
I gave you a deposit of $750 for the hall.
You closed the hall in April and kept the deposit.
I am entitled to get it back.
It says so in the contract you gave me.
I did the plumbing in your basement in March 2026 and sent you a bill for $1,980.
You paid half and said the rest would follow.
The work passed inspection.
My helper and I spent 26 hours on it.
You never complained about the work before I asked for the money.
Your son threw a ball through my window on July 1, 2026.
The glazier charged me $290 for the glass.
You said kids will be kids.
I tried to settle this with you in person.
You shut the door.
I was hurt that you did not even say sorry.
Please do not ignore this letter.
Please make the check payable to Ana Ruiz.
You can drop the check at my door or send it by mail.
I accept Zelle, check or cash.
If you need more time, write me before June 30, 2026.
If you think the amount is wrong, tell me why.
Should you wish to pay in two parts, let me know.
I prefer to settle this between us.
I will attach the estimate and three photos.
I am sending this letter by certified mail.
A copy of the bill is attached.
If I do not hear from you by July 15, I plan to file in small claims court.
The filing fee and the cost of service will be added.
I will then ask the court to order you to pay.
My daughter translated this letter for me.
I can meet you on Saturday to pick up the money.
You told my mother I was crazy.
The coach told me that my son could not play until I paid.
You charged me for a month that I was not there.
I trained dogs for your shelter for six weeks without pay.
The cleaner ruined my coat and you said it was old.
The laptop was worth $900 in 2024.
The ring belonged to my grandmother.
You lost it between May 2 and May 9, 2026.
I cannot replace it, but the jeweler valued it at $1,300.
Everyone at the party saw it.
The whole street lost power that night.
Your insurance denied my claim because you did not answer their calls.
I need this money to pay my rent.
I don't understand why you refuse to pay.
You shook my hand on it.`.split('\n');
