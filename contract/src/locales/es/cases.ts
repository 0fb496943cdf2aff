import type { Catalogue } from '../../catalogue/sentences.ts';
import type { caseMessages as english } from '../en/cases.ts';

export const caseMessages = {
  'case.signed_out': 'Entre a su cuenta para ver sus casos.',
  'case.unknown': 'No pudimos encontrar ese caso.',
  'case_file.ordered': 'Su expediente se está creando. Esta página lo muestra cuando esté listo.',
  'case_file.not_ready': 'Ahora no hay ningún expediente para descargar. Primero pida uno.',
  'case.no_package': 'Sin paquete todavía',
  'alert.unknown': 'Ese aviso ya no está. Ahora mostramos la lista más nueva.',
  'outcome.saved': 'Guardado. El siguiente paso y las cuentas están al día.',
  'outcome.no_letter': 'La carta todavía no está aprobada. Apruébela primero. Después puede decir qué pasó.',
  'outcome.changed_elsewhere': 'Esta línea se cambió en otra ventana. Ahora mostramos la más nueva. No se perdió nada.',
  'outcome.no_day': 'Escriba un día, como 7 de diciembre de 2026.',
  'outcome.no_amount': 'Escriba una cantidad, como 850.00.',
  'outcome.day_to_come': 'Ese día está en el futuro. Escriba el día en que pasó.',
  'outcome.before_letter': 'Ese día es anterior a su carta. Escriba un día después de aprobarla.',
  'outcome.amount_needed': 'Escriba cuánto pagaron.',
  'outcome.more_than_open': 'Es más de lo que falta por pagar. Revise la cantidad, o elija que pagaron todo.',
  'outcome.by_needed': 'Escriba el día hasta el que prometieron pagar.',
  'outcome.by_before': 'No pueden prometer un día anterior a la promesa. Revise los dos días.',
  'outcome.words_long': 'Es demasiado largo. Use 500 caracteres o menos.',
  'reminder.kept': 'Guardado. Puede cambiarlo cuando quiera.',
  'reminder.stopped': 'Listo. Ya no le enviaremos recordatorios. Puede activarlos de nuevo en los ajustes.',
  'reminder.unknown_link': 'Este enlace no funciona. Inicie sesión y abra los ajustes para elegir sus recordatorios.',
} as const satisfies Catalogue<keyof typeof english>;
