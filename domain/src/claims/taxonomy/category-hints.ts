/** Help beside the story box and the calculation box, by category value. */
export type CategoryHints = { readonly storyHint: string; readonly calcHint: string };

export const categoryHints: Readonly<Record<string, CategoryHints>> = {
  'tenant-landlord': {
    storyHint: 'Say when you moved in and out, how much the deposit was, and what the landlord told you.',
    calcHint:
      'Write the deposit, what came back, and what was kept. Example: “My deposit was $2,000. I got back $600. They kept $1,400.”',
  },
  debt: {
    storyHint: 'Say when you lent the money or did the work, what the deal was, and what has been paid so far.',
    calcHint:
      'Write the full amount, then take away what was paid. Example: “I lent $1,500. She paid $400. She owes $1,100.”',
  },
  'broken-contract': {
    storyHint: 'Say what was agreed, what you paid, and what did not happen.',
    calcHint:
      'Write what you paid and what you want back. Example: “I paid a $1,000 deposit. They did not come. I want the $1,000 back.”',
  },
  construction: {
    storyHint: 'Say what the job was, the price, what you paid, and what is wrong or missing.',
    calcHint:
      'Write what you paid and what it costs to fix. Example: “I paid $3,000. Another company will charge $1,200 to fix it. I want $1,200.”',
  },
  auto: {
    storyHint: 'Say what was wrong with the car, what the shop promised, what you paid, and what happened after.',
    calcHint:
      'Write what you paid and what it cost to fix. Example: “I paid the shop $900. It did not work. A second shop charged $650.”',
  },
  'damaged-property': {
    storyHint: 'Say when and where it happened, what the other side did, and what was damaged.',
    calcHint: 'Write the repair bill or estimate. Example: “The body shop bill is $1,850.”',
  },
  product: {
    storyHint: 'Say what you bought, what the seller said about it, and what went wrong.',
    calcHint: 'Write the price and any other cost. Example: “I paid $1,199 plus $79 tax. I want $1,278 back.”',
  },
  'stolen-property': {
    storyHint: 'Say what was taken or kept, when, and how you know who has it.',
    calcHint: 'List each item and its fair value today. Example: “Laptop $600, bike $250. Total $850.”',
  },
  'verbal-promise': {
    storyHint: 'Say what was promised, when, who heard it, and what you did because of it.',
    calcHint:
      'Write what was promised and what you got. Example: “He said he would pay half of $1,200. He paid nothing. He owes $600.”',
  },
  injury: {
    storyHint: 'Say where and when it happened, how you were hurt, and what care you needed.',
    calcHint: 'List each bill. Example: “Urgent care $310, medicine $42, two days of work $320. Total $672.”',
  },
  chargeback: {
    storyHint: 'Say what you paid for, when, what went wrong, and what the seller or bank said.',
    calcHint: 'Add up the charges. Example: “They charged me $30 for 6 months after I canceled. 6 x $30 = $180.”',
  },
  other: { storyHint: 'Tell what happened from start to end. Use dates.', calcHint: 'List each loss and add them up.' },
};
