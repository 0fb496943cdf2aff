import type { Catalogue } from '../../sentences.ts';
import type { letterMakingMessages as english } from '../en/letter-making.ts';

export const letterMakingMessages = {
  'letter.year_inferred': 'Usted escribió {typed} sin año. La carta dice {year}. ¿Qué año fue?',
  'letter.date_unclear': 'No podemos saber a qué día se refiere con "{typed}". ¿Qué día fue?',
  'letter.who_is': '¿Quién es "{word}" en su relato? Por ejemplo aquí: "{text}"',
  'letter.sum_mismatch':
    'Las cantidades de su explicación suman {sum}, pero su reclamo es de {amount}. ¿Cómo debe mostrarlo la carta?',
  'letter.story_short':
    'Su relato es corto (palabras: {words}). ¿Quién hizo qué, cuándo y dónde? Su respuesta se agrega al relato.',
  'letter.story_not_english':
    'Su relato no está en inglés. La carta lo conserva en sus propias palabras, debajo de un resumen corto en inglés. Aquí puede contarlo en inglés.',
  'letter.hurts_own_case': 'Esto puede usarse en su contra: "{text}". La carta lo deja fuera. ¿Lo incluye?',
  'letter.first_owner_unknown':
    'Otra persona le dio este reclamo. ¿Cuál es el nombre completo de la persona o el negocio que lo tuvo primero?',
  'letter.transfer_date_unknown': '¿Qué día le dio {owner} este reclamo?',
  'letter.guardian_unknown': '¿Cuál es el nombre completo del padre, la madre o el tutor legal que firma esta carta?',

  'letter.option.year': 'El año {year}',
  'letter.option.date': 'Fue esta fecha: {date}',
  'letter.option.recipient': 'La otra parte: {name}',
  'letter.option.someone_else': 'Otra persona',
  'letter.option.no_lines': 'Pedir {amount} y no mostrar la lista de cantidades',
  'letter.option.change_lines': 'Cambiar mi explicación de la cantidad',
  'letter.option.leave_out': 'Dejarlo fuera',
  'letter.option.keep': 'Incluirlo',

  'letter.removed.residue': 'Quedó fuera porque parece código de computadora: "{text}"',
  'letter.removed.emoji': 'Quedó fuera porque en una carta no caben dibujitos: "{text}"',
  'letter.removed.private_number': 'Quedó fuera para proteger un número privado: "{text}"',
  'letter.removed.instruction': 'Quedó fuera porque nos dice cómo escribir, no qué pasó: "{text}"',
  'letter.removed.threat': 'Quedó fuera porque puede leerse como una amenaza: "{text}"',
  'letter.removed.insult': 'Quedó fuera para que la carta sea tranquila: "{text}"',
  'letter.removed.demand_above_claim': 'Quedó fuera porque pide más que su reclamo: "{text}"',
  'letter.removed.repeated': 'Quedó fuera porque la carta ya lo dice: "{text}"',
  'letter.removed.not_a_fact': 'Quedó fuera porque no es un hecho sobre lo que pasó: "{text}"',
  'letter.removed.private_detail': 'Quedó fuera porque es privado y no trata del reclamo: "{text}"',
  'letter.removed.typed_law':
    'Quedó fuera porque en la carta solo está la ley que se comprobó para su reclamo: "{text}"',
  'letter.removed.hurts_own_case': 'Quedó fuera porque puede usarse en su contra: "{text}"',
  'letter.removed.shortened': 'Quedó fuera para que la carta sea corta: "{text}"',

  'letter.changed.residue': 'Signos de computadora pasados a texto legible: "{from}" ahora es "{to}"',
  'letter.changed.insult': 'Dicho con palabras tranquilas: "{from}" ahora es "{to}"',
  'letter.changed.spelling': 'Ortografía: "{from}" ahora es "{to}"',
  'letter.changed.capitals': 'Mayúsculas pasadas a minúsculas: "{from}" ahora es "{to}"',
  'letter.changed.date': 'Fecha escrita completa: "{from}" ahora es "{to}"',
  'letter.changed.year': 'Año agregado: "{from}" ahora es "{to}"',
  'letter.changed.voice': 'Un negocio escribe como "we" (nosotros): "{from}" ahora es "{to}"',
  'letter.changed.amount': 'Cantidad escrita con el signo de dólar: "{from}" ahora es "{to}"',
  'letter.changed.recipient': 'Dirigido a la otra parte: "{from}" ahora es "{to}"',
} as const satisfies Catalogue<keyof typeof english>;
