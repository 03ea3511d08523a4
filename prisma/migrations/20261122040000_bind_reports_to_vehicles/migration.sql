-- The folder of a report was made of its bytes alone, so that two vehicles could share one.
UPDATE "vehicle_file" f SET "ordner" = v."gwnummer" || '-' || f."ordner"
FROM "vehicle" v
WHERE v."fahrzeugid" = f."fahrzeugid" AND f."eaktedokumenttyp" <> 'GUTACHTEN_INTERNETBILD';

-- A report is found by folder and name: they name one vehicle's file.
CREATE UNIQUE INDEX "vehicle_file_report_key" ON "vehicle_file" ("ordner", "datei")
WHERE "eaktedokumenttyp" <> 'GUTACHTEN_INTERNETBILD';
