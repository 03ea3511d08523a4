/** SQL: folder, name and position of each file of a vehicle as JSON, in a fixed order. */
export const filesOf = (fahrzeugid: string) => `(
  SELECT coalesce(jsonb_agg(jsonb_build_array(f.ordner, f.datei, f.position) ORDER BY f.ordner, f.datei), '[]')
  FROM vehicle_file f WHERE f.fahrzeugid = ${fahrzeugid})`
