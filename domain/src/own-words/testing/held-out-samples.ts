/** Sentences that hold something out to the other side, said in as many ways as we could think of. One a line. */
export const HELD_OUT: readonly string[] = `If you do not pay me by Friday I will call immigration on you.
Pay me or I will tell your wife what you did.
I know where your kids go to school.
My cousins are going to visit you next week.
You better watch your back.
Expect a visit from my brothers.
Don't make me come down there.
I'm calling the police unless you return my deposit.
We will post your face all over Facebook.
Everyone in town will hear about this.
You will regret this.
Accidents happen to people who steal.
It would be a shame if your restaurant got a bad review.
I have friends at the IRS.
ICE would love to hear about your workers.
Your boss deserves to know what kind of man you are.
One phone call is all it takes.
Do you want your wife to know?
Pay me back or lose your license.
I am going to have you arrested.
You are going to jail.
I will make sure you never work in this town again.
Think about your family.
How would you like it if somebody burned your house?
I will ruin your reputation.
My uncle is a cop and he knows where you park.
Nobody steals from me and walks away.
Sleep with one eye open.
You have 48 hours before this goes on TikTok.
I might just stop by your house with some friends.
im gonna tell ur landlord ur here illegal
u will be sorry
I told you I will report you to the licensing board.
If he doesn't pay, I will go to his church and tell the pastor.
I swear I will burn that place down.
When my brother gets out he is going to find you.
Your license is on the line.
I'll be sitting outside your shop every day until you pay.
Keep ignoring me and see what happens.
You don't know who you are dealing with.
I will leave a one star review everywhere.
Would your customers like to know that you cheat?
I could easily report you to the health department.
You have a lot to lose.
I am prepared to go to the newspapers.
Next time I will not be so nice.
I would hate to see something happen to your car.
Somebody should break your legs.
The prosecutor will hear from me.
The longer you wait the worse it gets.
Let's see how you like it when code enforcement shows up.
I have your address and I am not afraid to use it.
Your papers are not in order and I know it.
He better pay or he will end up in the hospital.
I promise you will never see your daughter again.
Get ready for the news crew.
I will not rest until you are behind bars.
We can do this the easy way or the hard way.
You'll be hearing from my boys.
Remember that I know your mother.
Pay what you owe or things will get messy for you.
I'd be careful if I were you.
You and your family should be worried.
Your neighbors will find out what kind of person you are.
I am thinking about calling your employer.
Let me remind you that my husband works for the state licensing board.
It would be wise to pay before I lose my patience.
My patience is running out.
Pray that I don't see you in the street.
You have until Friday, after that I can't control what my brothers do.
What would your pastor say about this?
I can make one call and your license is gone.
I can have your truck towed and your workers deported.
You wouldn't want the tax people looking at your books, would you?
Your kids look like nice kids.
You'll see me every morning in front of your office.
I'm coming for you.
We know people who collect debts the old way.
Some guys I know do not like thieves.
Either you pay or I go to the cops.
Next stop is the newspaper.
Maybe the IRS should know about your cash jobs.
The health inspector might be interested in your kitchen.
I will see to it that you lose your business.
I'm gonna mess up your car the way you messed up mine.
God will punish you.
You will pay for what you did to my family.
Give me my money or I'll take it.
I will keep your tools until you pay.
I will lock you out of the garage.
Do the right thing before it is too late.
Do not think you can hide.
We are watching you.
I am done being nice.
There will be consequences.
Return my money and nobody has to know about your affair.
If the money is not here tomorrow, your Google rating goes down.
Should you fail to pay, your employer gets a copy of this letter.
Unless I hear from you, the whole building gets a copy of your text messages.
In case you don't pay, I have your home address.
Failure to pay will result in me contacting ICE.
Not paying will cost you your marriage.
Pay up, or your landlord hears about the dog.
A word to the wise: settle this now.
I will tell the judge you are a drug dealer so you go to prison.
Once my video is up nobody will hire you again.
Soon everybody at your temple is going to know.
I want you to lose everything.
I hope you get hit by a bus.
Your day is coming.
Karma is going to get you.
They should take away your nursing license.
You belong in jail.
Somebody needs to teach you a lesson.
I dare you to keep my money.
Time to pay before someone gets hurt.
Ask around what happened to the last guy who stole from me.
You can explain it to the police.
Refund me today, otherwise the whole parish will read about it.
You have kids too, so you understand what it means when somebody comes for what is yours.
I have already drafted the complaint to the nursing board and I only need to press send.
My nephew boxes and he is looking forward to meeting you.
The next person knocking at your door will not be a mailman.
People who do this end up face down in the Passaic.
Your visa depends on your good conduct, remember that.
Consider this your last friendly message.
I will drag your name through the mud.
I am ready to tell everyone at the mosque how you do business.
Just wait until the tax office reads my letter.
Let me be clear: I will stop at nothing.
Be smart and pay before my guys lose patience.
You should think of your pregnant wife.
I'd sleep badly if I were you.
By this time next week your shop will be on the evening news.
Either I get a check or your probation officer gets a call.
How long do you think your business survives once people know?
My friends and I will park in front of your restaurant with signs.
I can get you evicted with one letter.
They will take your children away when DYFS sees how you live.
Hell is waiting for you.
You'll wish you had paid.
I will hunt you down.
Come Monday, I am at your job.
You leave me no choice but to contact your mother.
What do you think ICE does with a tip like mine?
A man with a record like yours should not play with me.
I'd hate for anything to happen to that nice truck.
We have your daughter's number.
I'll send my dogs.
You can run but you cannot hide.
Never forget that I have the pictures.
Don't sleep too well.
Maybe I should mention your side business to your boss.
Ignore this letter and you will be sorry.
I shall inform the immigration authorities forthwith.
Wanna see ur face in the paper?
i aint playing, ima pull up
There is a hole in your roof and soon there will be one in your head.
Money or blood.
I swear on my mother you are finished.
This ends one of two ways.
Soon you find out who I am.
Your employer might find this interesting.
I expect payment, or I make this very public.
I will be forced to involve the police.
Settle, or I start talking to your tenants.
I wonder how your parish would react.
Your supervisor at the hospital will be getting an email from me.
I plan on telling the neighbors what you are.
Watch how fast your business closes.
Guess who is friends with the building inspector?
If I were your wife I would want to know.
You do realize that fraud is a felony, right?
I could have you locked up for this.
We will meet and you will not like it.
You leave me with no other option than to speak with the press.
My son has a temper and he knows your address.
Do yourself a favor and pay.
It won't be pretty.
You have no idea what I am capable of.
All your customers are about to receive my story.
Unless payment arrives by Tuesday your landlord learns about the extra tenants.
Your green card application would not survive this.
I'll make your life a living hell.
Better sleep with the lights on.
There are people in my family who handle this kind of thing.
A call to the labor department takes five minutes.
Let your wife read this letter too.
You're about to find out.
I will be contacting your insurance and your boss.
Nothing will stop me.
We are going to settle this man to man.
Every driver in Paterson will know your plate.
Pay your debts like a man or face me.
I hereby warn you that criminal charges follow.
Keep your doors locked.
Try me.
Tick tock.
Last chance.
You had better send it.
Expect problems.
Someone is going to get hurt.
I'm putting your picture on every pole in the neighborhood.
I can be very unpleasant.
This is a small town and people talk.
Be afraid.
If this goes on I can't be held responsible for what happens.
He should be deported.
They ought to lock you up.
Return the money before the community learns who you are.
I am not asking, I am telling you.
I will be outside at nine.
You will see what I mean.
If you do not pay me by Friday, we are done.
You must leave that house.
You are all alike.
She uses people.
I am a patient man.
I have friends in this town.
The last guy who tried this with me moved away.
A child does better work than him.
Every day until I see a check.
Three hundred and I forget the whole thing.
My uncle is a cop.
You live on the corner of Elm Street.
What you are.`.split('\n');
