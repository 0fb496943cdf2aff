/** What the file of a letter is called where it is saved or sent, the same on the page and in the server's answer. */
export const letterFileName = (isDraft: boolean): string => (isDraft ? 'demand-letter-draft.pdf' : 'demand-letter.pdf');
