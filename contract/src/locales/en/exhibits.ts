/** Evidence for court: why a file is not taken, and where the packet stands. */
export const exhibitMessages = {
  'exhibits.unknown_case': 'We could not find that case. Go back to Court Documents and open it from there.',
  'exhibits.unknown': 'We could not find that exhibit. It may have been removed.',
  'exhibits.not_included': 'Your package has no exhibits. They are part of the Full Trial Prep package.',
  'exhibits.no_file': 'No file was sent. Please choose a file and try again.',
  'exhibits.upload_broken': 'We did not get the whole file. Please try again. Your other exhibits are safe.',
  'exhibits.too_large':
    'That file is larger than {limit} MB. Please choose a smaller one. Your other exhibits are safe.',
  'exhibits.too_many': 'This case has {limit} exhibits, which is the most it can have. Remove one to add another.',
  'exhibits.too_many_pages':
    'That PDF has more than {limit} pages. Please keep only the pages you need, and add it again.',
  'exhibits.case_too_long':
    'With that file your exhibits would have more than {limit} pages. Please keep only the pages you need.',
  'exhibits.kind_unknown': 'We can take JPEG, PNG, WebP and HEIC pictures and PDF files. That file is of another kind.',
  'exhibits.heic': 'We could not open that HEIC photo. Save it as a JPEG, or take a screenshot of it, and add that.',
  'exhibits.password':
    'That PDF is locked with a password. Open it with the password, print it to a new PDF, and add the new one.',
  'exhibits.broken':
    'That file is damaged or not complete, so we did not take it. Please save it again and add the new one.',
  'exhibits.form_not_drawn':
    'That PDF is a form, and its answers would not show on the page. Print it to a new PDF, and add the new one.',
  'exhibits.too_heavy':
    'That file is too much for us to open. Print it to a new PDF or save it as a JPEG, and add that.',
  'exhibits.cannot_draw':
    'That PDF has parts that we cannot pass on safely. Print it to a new PDF, and add the new one.',
  'exhibits.not_scanned':
    'Our virus scanner is not answering right now, so we did not take that file. Nothing is lost, and your other exhibits are safe. Please add it again in a few minutes.',
  'exhibits.infected':
    'Our virus scanner found something harmful in that file, so we did not take it. Nothing else was changed. Take a screenshot or a photo of what it shows, and add that.',
  'exhibits.added': 'The exhibit was added.',
  'exhibits.description_long': 'Please describe it in fewer words: at most {limit} characters.',
  'exhibits.date_invalid': 'Please give the day as a real date that is not in the future, or leave it empty.',
  'exhibits.receipt_not_open':
    'This letter has its return receipt already, or it came back. Save the exhibit without that choice.',
  'exhibits.receipt_day':
    'Please give the day on the return receipt: not before the letter was handed over, and not after today.',
  'exhibits.saved': 'Your change was saved.',
  'exhibits.removed': 'The exhibit was removed.',
  'exhibits.order_changed':
    'Your exhibits were changed in another tab. Please load the page again, then put them in order.',
  'exhibits.nothing_sent': 'No letter of this case was sent yet. The record is made when one was.',
  'exhibits.none': 'There are no exhibits yet. Please add one first.',
  'exhibits.description_missing': 'Exhibit {mark} has no description yet. Please say in a few words what it shows.',
  'exhibits.packet_started': 'The exhibit packet is being made.',
  'exhibits.packet_none': 'There is no exhibit packet yet.',
  'exhibits.packet_failed': 'The exhibit packet could not be made. Your exhibits are safe. Please try again.',
} as const;
